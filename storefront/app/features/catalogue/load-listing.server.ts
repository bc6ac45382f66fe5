import { getCategories } from '#app/cms/queries/categories.server';
import { getProducts } from '#app/cms/queries/products.server';
import type { CmsFailure } from '#app/cms/failure';
import type { Category } from '#app/domain/catalogue';
import { buildListing, type Listing } from '#app/domain/listing/listing';
import { prepareSearch } from '#app/domain/search/search-products.server';
import { parseListingSearch } from '#app/lib/paths';
import { logEvent } from '#app/server/log.server';
import { toCardView } from './card/to-card-view.server';
import type { ListingResult, ListingView } from './listing-view';

/**
 * The listing that an address asks for (spec §2.4), from the lists that are in memory on a warm shop.
 * @param url address of the page; its query narrows the listing
 * @param place slug of the category whose page it is, e.g. of a landing page; none at /products
 */
export async function loadListing(url: string, place?: string): Promise<ListingResult> {
  const [categories, products] = await Promise.all([getCategories(), getProducts()]);
  if (!categories.ok) return failedListing(categories.failure);
  if (!products.ok) return failedListing(products.failure);

  const search = parseListingSearch(new URL(url).searchParams);
  if (search.q !== undefined) await prepareSearch(products.data);
  const listing = buildListing({
    products: products.data,
    categories: categories.data,
    search,
    place: categories.data.find(({ slug }) => slug === place),
  });
  return { ok: true, listing: toView(listing, categories.data) };
}

function toView(
  { category, products, nearMisses, ...listing }: Listing,
  categories: Category[],
): ListingView {
  return {
    ...listing,
    description: listing.applied.q === undefined ? category?.description : undefined,
    cards: products.map(toCardView),
    nearMisses: nearMisses.map(toCardView),
    categories: categories.map(({ slug, name }) => ({ slug, name })),
  };
}

function failedListing({ kind, detail }: CmsFailure): ListingResult {
  return { ok: false, reference: logEvent('error', 'listing.unavailable', { kind, detail }) };
}
