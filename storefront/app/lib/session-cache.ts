import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';

/** One map a route module: answers of its loader by path and query. */
const caches = new Set<Map<string, Promise<unknown>>>();

/**
 * A `clientLoader` that asks the server once for each address of its route: "data fetched is never
 * considered stale" within a page session (spec §7). A full reload forgets, and so does any action,
 * by way of `forgetOnAction`. It also runs on hydration, where Remix hands it the data that came
 * with the page, so that the first page is remembered without a request.
 *
 * A failed answer is not remembered: one that is thrown, and one that holds a failure (`ok: false`)
 * at once or after streaming. The next visit asks again, and so the page heals.
 */
export function cachedClientLoader() {
  const answers = new Map<string, Promise<unknown>>();
  caches.add(answers);
  /** The first answer, and what it is of. */
  let first: { address: string; data: unknown } | undefined;

  /**
   * Until hydration is over, Remix answers every address with the data that came with the page: who
   * clicks that early would see it under the address of another, for the whole page session.
   */
  async function ask(address: string, serverLoader: () => Promise<unknown>): Promise<unknown> {
    const data = await serverLoader();
    first ??= { address, data };
    if (address === first.address || data !== first.data) return data;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return ask(address, serverLoader);
  }

  function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
    // In a preview the desk changes what was just loaded.
    if (isPreview()) return serverLoader();
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const known = answers.get(address);
    if (known) return known;

    const answer = ask(address, serverLoader);
    answers.set(address, answer);
    void holdsFailure(answer).then((failed) => {
      if (failed && answers.get(address) === answer) answers.delete(address);
    });
    return answer;
  }
  return Object.assign(clientLoader, { hydrate: true as const });
}

/**
 * The root route's `shouldRevalidate`: every action passes by it, of whatever route, before the loaders
 * run again. The root's own data is kept by the same rule: without this, single fetch would ask for it
 * anew on each navigation.
 */
export const forgetOnAction: ShouldRevalidateFunction = ({ formMethod }) => {
  const isAction = formMethod !== undefined && formMethod !== 'GET';
  if (isAction) forgetSession();
  return isAction;
};

/** Forgets every answer of this page session. */
export function forgetSession(): void {
  for (const answers of caches) answers.clear();
}

/** The document of a preview is marked by the server. */
function isPreview(): boolean {
  return document.documentElement.dataset.preview !== undefined;
}

async function holdsFailure(answer: Promise<unknown>): Promise<boolean> {
  try {
    const data = await answer;
    const parts = typeof data === 'object' && data !== null ? Object.values(data) : [];
    return [data, ...(await Promise.all(parts))].some(isFailure);
  } catch {
    return true;
  }
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}
