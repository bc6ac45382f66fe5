import type { Category } from '#app/domain/catalogue';
import { capitalizeWords } from '#app/domain/capitalize-words';
import { listingHeading } from '#app/domain/listing/listing';
import { parseListingSearch } from '#app/lib/paths';
import { settledWithin } from '#app/lib/settled-within';
import { unavailable } from '#app/server/unavailable.server';
import type { ListingResult } from './listing-view';
import { loadListing } from './load-listing.server';

/** Milliseconds that the page may wait for what is at hand anyway. */
const patience = 60;

/** What a listing's page is built from. */
export interface ListingPageData {
  kind: 'listing';
  /** The heading as far as it is known before the listing. */
  title: string;
  /** The category's own sentence. */
  description?: string;
  listing: ListingResult | Promise<ListingResult>;
}

/**
 * The page of a listing, which may come after the page itself, and how to answer with it: a failure that
 * is known in time also gives the page its status.
 * @param place the category whose page it is; none at /products
 */
export async function getListingPage(
  { url }: Pick<Request, 'url'>,
  place?: Category,
): Promise<{ page: ListingPageData; init: ResponseInit | undefined }> {
  const { value: listing } = await settledWithin(patience, loadListing(url, place?.slug));
  const known = listing instanceof Promise ? undefined : listing;
  const title = known?.ok ? known.listing.heading : expectedHeading(url, place);
  return {
    page: { kind: 'listing', title, description: place?.description, listing },
    init: known?.ok === false ? unavailable : undefined,
  };
}

/** A category's name mostly is its slug in words. */
function expectedHeading(url: string, place: Category | undefined): string {
  const { q, category } = parseListingSearch(new URL(url).searchParams);
  if (place || !category) return listingHeading(q, place);
  return listingHeading(q, { name: capitalizeWords(category.replaceAll('-', ' ')) });
}
