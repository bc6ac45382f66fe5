import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header by which the storefront and the desk speak of the same request. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Long enough to be one of its kind; nothing that could forge a line of a log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** Runs the handling of a request under the id that it came with, when that is well formed, or a new one. */
export function withRequestId<T>(given: string | undefined, handle: (id: string) => T): T {
  const id = given && WELL_FORMED.test(given) ? given : randomUUID();
  return current.run(id, () => handle(id));
}

/** The id of the request that is being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
