import type { Category, LightControl, Product } from '#app/domain/catalogue';
import { capitalizeWords } from '#app/domain/capitalize-words';
import { searchProducts } from '#app/domain/search/search-products.server';
import { categoryPath, productsPath, type ListingSearch } from '#app/lib/paths';
import { buildChips, type Chip } from './chips';
import { readNarrowing } from './narrowing';
import { nearMisses } from './near-misses';
import { pageWindow } from './page-window';
import { selectProducts } from './select-products';

/** One row of the grid. */
const nearMissCount = 3;

/** What a listing is made from. */
export interface ListingRequest {
  products: readonly Product[];
  categories: readonly Category[];
  search: ListingSearch;
  /** The category whose page the listing stands on; none at /products. */
  place?: Category;
}

/** A product listing as its page shows it (spec §2.4). */
export interface Listing {
  heading: string;
  /** The category that narrows it, by path or by parameter. */
  category?: Category;
  /** Products that match. */
  total: number;
  /** Those that are shown, and how many stand before them in the whole list. */
  products: readonly Product[];
  shownFrom: number;
  /** What the search matched in them, for marking. */
  terms: readonly string[];
  chips: Chip[];
  /** Addresses of "Show more" and of what stands before. */
  nextPage?: string;
  previousPage?: string;
  /** What comes closest when nothing matches. */
  nearMisses: readonly Product[];
  /** What the filter panel starts from. */
  applied: { q?: string; category?: string; filter?: LightControl; type?: string };
}

/** Selects, counts and pages the products for an address, and says how each choice is undone. */
export function buildListing({ products, categories, search, place }: ListingRequest): Listing {
  const { narrowing, unknown } = readNarrowing(search, categories, place);
  const { q, category, filter, type } = narrowing;
  const selected = selectProducts(products, narrowing);
  const { start, end, nextPage, previousPage } = pageWindow(selected.length, search.page ?? 1);

  const toPage = (page: number | undefined) =>
    page === undefined ? undefined : listingPath({ ...search, page }, place);

  return {
    heading: listingHeading(q, category),
    category,
    total: selected.length,
    products: selected.slice(start, end),
    shownFrom: start,
    terms: q === undefined ? [] : searchProducts(products, q).terms,
    chips: buildChips(narrowing, unknown, (...names) => {
      const rest = { ...search, page: undefined };
      for (const name of names) delete rest[name];
      return listingPath(rest, names.includes('category') ? undefined : place);
    }),
    nextPage: toPage(nextPage),
    previousPage: toPage(previousPage),
    nearMisses: selected.length > 0 ? [] : nearMisses(products, narrowing, nearMissCount),
    applied: { q, category: category?.slug, filter, type: type?.value },
  };
}

/** "Search Results" during a search, else the capitalised name of the category, else "All Products". */
export function listingHeading(
  q: string | undefined,
  category: Pick<Category, 'name'> | undefined,
): string {
  if (q !== undefined) return 'Search Results';
  return category ? capitalizeWords(category.name) : 'All Products';
}

function listingPath(search: ListingSearch, place: Category | undefined): string {
  return place ? categoryPath(place.slug, search) : productsPath(search);
}
