import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header by which a balancer, the storefront and the CMS speak of the same request. */
export const requestIdHeader = 'X-Request-Id';

/** Long enough to be one of its kind; nothing that could forge a line of a log. */
const wellFormed = /^[\w-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/**
 * The id of a request: the one that it came with when that is well formed, else a new one. From here on it is the id of
 * everything that this request sets off.
 * @param given value of the request's X-Request-Id
 */
export function beginRequest(given: string | string[] | undefined): string {
  const id = typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  current.enterWith(id);
  return id;
}

/** The id of the request that is being answered; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
