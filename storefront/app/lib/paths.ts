/** What narrows a product listing, as its address carries it. Empty or blank means: not narrowed. */
export interface ListingSearch {
  /** Search text. */
  q?: string;
  /** Slug of a category. */
  category?: string;
  /** Light-control value. */
  filter?: string;
  /** Power type or material. */
  type?: string;
}

/** Where every consultation link leads (spec §2.4). */
export const consultationFormPath = '/contact#consultation-form';

/** `/products`, with only the parameters that are set; text is trimmed (spec §5). */
export function productsPath({ q, category, filter, type }: ListingSearch = {}): string {
  return withSearch('/products', { q, category, filter, type });
}

/** A category's listing or landing page, narrowed within the category. */
export function categoryPath(
  slug: string,
  { filter, type }: Pick<ListingSearch, 'filter' | 'type'> = {},
): string {
  return withSearch(`/products/${encodeURIComponent(slug)}`, { filter, type });
}

export function productPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** Reads a listing's address; a parameter that is missing or blank is absent from the result. */
export function parseListingSearch(params: URLSearchParams): ListingSearch {
  const names = ['q', 'category', 'filter', 'type'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

function withSearch(pathname: string, params: ListingSearch): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const trimmed = value?.trim();
    if (trimmed) search.set(name, trimmed);
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}
