import type { EntryContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';

import { planPage } from './page-plan.server';

interface Situation {
  method?: string;
  path?: string;
  status?: number;
  data?: unknown;
  handle?: unknown;
}

const listing = { page: { tags: ['product'], params: ['filter', 'page'] } };

function plan({
  method = 'GET',
  path = '/products',
  status = 200,
  data,
  handle = listing,
}: Situation) {
  const context = {
    staticHandlerContext: {
      loaderData: { root: { brand: {} }, page: data ?? { title: 'All' } },
      matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }],
    },
    routeModules: { page: { handle } },
  } as unknown as EntryContext;
  return planPage({ method, url: `https://shop.test${path}` }, status, context);
}

describe('what may be remembered for everybody', () => {
  it.each([
    ['/products', '/products?'],
    ['/products?page=2&filter=blackout', '/products?filter=blackout&page=2'],
    ['/products?utm_source=letter&gclid=1', '/products?'],
  ])('is %s as %s', (path, address) => {
    expect(plan({ path })).toEqual({ address, tags: ['product'] });
  });

  it.each<[string, Situation]>([
    ['a post', { method: 'POST' }],
    ['a page that is missing', { status: 404 }],
    ['a page that failed', { status: 503 }],
    ['an address with a parameter that may count', { path: '/products?q=linen' }],
    ['a route that does not say so', { handle: {} }],
    ['data that still streams', { data: { posts: Promise.resolve([]) } }],
    ['a section that failed', { data: { posts: { ok: false } } }],
    ['a failure further down', { data: { page: { listing: { ok: false } } } }],
  ])('is not %s', (_, situation) => {
    expect(plan(situation)).toBeUndefined();
  });
});
