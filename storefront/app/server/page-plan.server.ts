import type { EntryContext } from '@remix-run/node';

import type { PageHandle } from '#app/lib/page-handle';

/** What campaigns hang on an address; it changes no page. */
const tracking = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|mc_[ce]id|_gl|_ga)$/;

/** Under which address a page is remembered, and what it shows. */
export interface PagePlan {
  address: string;
  tags: readonly string[];
}

/**
 * Whether an answer may be remembered for everybody, and as what: a page whose route says so, that was only asked
 * for, that succeeded, and whose data is all there and whole.
 */
export function planPage(
  { method, url }: Pick<Request, 'method' | 'url'>,
  status: number,
  {
    staticHandlerContext,
    routeModules,
  }: Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>,
): PagePlan | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || status !== 200) return undefined;
  const { loaderData, matches } = staticHandlerContext;
  const handle: unknown = routeModules[matches.at(-1)?.route.id ?? '']?.handle;
  if (!isPageHandle(handle) || !Object.values(loaderData).every(isWhole)) return undefined;
  const address = addressOf(new URL(url), handle.page.params ?? []);
  return address === undefined ? undefined : { address, tags: handle.page.tags };
}

/** Path and the parameters that count, in an order of their own; undefined when others may count. */
function addressOf({ pathname, searchParams }: URL, params: readonly string[]): string | undefined {
  const given = [...searchParams].filter(([name]) => !tracking.test(name));
  if (!given.every(([name]) => params.includes(name))) return undefined;
  const search = new URLSearchParams(given);
  search.sort();
  return `${pathname}?${search}`;
}

/** Neither a promise that still streams, nor a failure, at the first two levels, where loaders put them. */
function isWhole(data: unknown): boolean {
  return [data, ...valuesOf(data), ...valuesOf(data).flatMap(valuesOf)].every(
    (value) => !(value instanceof Promise) && !isFailure(value),
  );
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function isFailure(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
