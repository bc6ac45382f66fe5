import { data } from '@remix-run/node';

import { getCategories } from '#app/cms/queries/categories.server';
import { redirectIfMoved } from '#app/cms/redirect-if-moved.server';
import type { Category } from '#app/domain/catalogue';
import {
  getListingPage,
  type ListingPageData,
} from '#app/features/catalogue/listing-page-data.server';
import type { ListingResult } from '#app/features/catalogue/listing-view';
import { loadListing } from '#app/features/catalogue/load-listing.server';
import { categoryPath, parseListingSearch } from '#app/lib/paths';
import { settledWithin } from '#app/lib/settled-within';
import { logEvent } from '#app/server/log.server';
import { unavailable } from '#app/server/unavailable.server';
import type { LandingPage } from './landing-page';
import { getLandingPage } from './landing-page-query.server';

/** Milliseconds that the page may wait for its products. */
const patience = 60;

/** A landing page with what it shows of the catalogue. */
export interface LandingPageData {
  kind: 'landing';
  page: LandingPage;
  /** Absent where no section shows products. */
  listing?: ListingResult | Promise<ListingResult>;
}

/**
 * The landing page of an address. The address of a category stays its listing while somebody searches in it, and where
 * staff have published no landing page.
 * @throws 301 to where the page went, 404 when there is neither, 503 when nobody can say
 */
export async function requireLandingPage(request: Pick<Request, 'url'>) {
  const { url } = request;
  const { pathname, searchParams } = new URL(url);
  const [found, categories] = await Promise.all([getLandingPage(pathname), getCategories()]);
  const category = categories.ok
    ? categories.data.find(({ slug }) => categoryPath(slug) === pathname)
    : undefined;
  const searching = parseListingSearch(searchParams).q !== undefined;

  if (found.ok && !(category && searching)) {
    return data<LandingPageData | ListingPageData>(await withProducts(found.data, url));
  }
  if (category) return listingOf(url, category);
  const failure = found.ok ? undefined : found.failure;
  if (failure?.kind === 'not-found' && categories.ok) {
    await redirectIfMoved(request, pathname);
    throw data(null, { status: 404 });
  }
  const { kind, detail } = failure ?? { kind: 'unreachable', detail: 'categories' };
  throw data(
    { reference: logEvent('error', 'landing-page.unavailable', { kind, detail }) },
    unavailable,
  );
}

async function listingOf(url: string, category: Category) {
  const { page, init } = await getListingPage({ url }, category);
  return data<LandingPageData | ListingPageData>(page, init);
}

/** Products stand only on the category's own page: filters and pages of the grid have their address there. */
async function withProducts(page: LandingPage, url: string): Promise<LandingPageData> {
  const { category, path, sections } = page;
  const shows = sections.some(({ __component }) => __component === 'sections.product-grid');
  if (!shows || !category || categoryPath(category) !== path) return { kind: 'landing', page };
  const { value: listing } = await settledWithin(patience, loadListing(url, category));
  return { kind: 'landing', page, listing };
}
