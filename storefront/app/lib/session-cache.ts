import type { ClientLoaderFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react';

/** Answers of a loader by path and query. */
type Answers = Map<string, Promise<unknown>>;

/** What came with the document, under its address. No other address was asked for yet. */
const firstPage: Answers = new Map();

/** That, and a map for each route module. */
const caches = new Set([firstPage]);

/**
 * A `clientLoader` that asks the server once for each address of its route: "data fetched is never
 * considered stale" within a page session (spec §7). A full reload forgets, and so does any action,
 * by way of `forgetOnAction`. It does not run on hydration: Remix would draw the whole page a second
 * time for it, so what came with the document is put in by `rememberFirstPage`.
 *
 * A failed answer is not remembered: one that is thrown, and one that holds a failure (`ok: false`)
 * at once or after streaming. The next visit asks again, and so the page heals.
 */
export function cachedClientLoader() {
  const answers: Answers = new Map();
  caches.add(answers);

  return function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
    // In a preview the desk changes what was just loaded.
    if (isPreview()) return serverLoader();
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const ask = () => {
      const asked = remember(answers, address, serverLoader());
      // A second click on a link breaks the first request off before it asks: the two must not share it.
      request.signal.addEventListener('abort', () => forget(answers, address, asked));
      return asked;
    };
    const answer = answers.get(address) ?? firstPage.get(address) ?? ask();
    return pathname === window.location.pathname ? wholeAnswer(answer) : answer;
  };
}

/**
 * The answer with the parts that are streamed: a page whose query alone changes stays as it is until they are there.
 * Drawn anew around them it would lose the focus, and what else the visitor is about. So it does on the way back, when
 * the browser's address is ahead of the page. A part that does not come is left to where it is shown.
 */
async function wholeAnswer(answer: Promise<unknown>): Promise<unknown> {
  const data = await answer;
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data);
  const settled = await Promise.allSettled(parts.map(([, part]) => part));
  return Object.fromEntries(
    parts.map(([name, part], index) => {
      const result = settled[index];
      return [name, result?.status === 'fulfilled' ? result.value : part];
    }),
  );
}

/**
 * Keeps what came with the document, so that it is not asked for again.
 * @param address path and query
 * @param data of the route that shows this address
 */
export function rememberFirstPage(address: string, data: unknown): void {
  void remember(firstPage, address, Promise.resolve(data));
}

function remember(answers: Answers, address: string, answer: Promise<unknown>): Promise<unknown> {
  answers.set(address, answer);
  void holdsFailure(answer).then((failed) => {
    if (failed) forget(answers, address, answer);
  });
  return answer;
}

function forget(answers: Answers, address: string, answer: Promise<unknown>): void {
  if (answers.get(address) === answer) answers.delete(address);
}

/**
 * The root route's `shouldRevalidate`: every action passes by it, of whatever route, before the loaders
 * run again. The root's own data is kept by the same rule: without this, single fetch would ask for it
 * anew on each navigation.
 *
 * A request that failed changed nothing. Without a line, asking anew would put the error screen in the place of the
 * form and all that was entered.
 */
export const forgetOnAction: ShouldRevalidateFunction = ({ formMethod, actionResult }) => {
  const isAction = formMethod !== undefined && formMethod !== 'GET';
  const forgets = isAction && !hasFailed(actionResult);
  if (forgets) forgetSession();
  return forgets;
};

/** True for what the shop's actions answer in place of what was asked of them (`consultation-result.ts`). */
function hasFailed(result: unknown): boolean {
  return (
    typeof result === 'object' &&
    result !== null &&
    'status' in result &&
    result.status === 'failed'
  );
}

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
