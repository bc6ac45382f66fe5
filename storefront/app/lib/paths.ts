import { cleanText } from './clean-text';

/** What narrows a product listing, as its address carries it. Empty or blank means: not narrowed. */
export interface ListingSearch {
  /** Search text. */
  q?: string;
  /** Slug of a category. */
  category?: string;
  /** Light-control value. */
  filter?: string;
  /** Light-control value, power type or material. */
  type?: string;
  /** How many pages of the grid are wanted; absent for the first alone. */
  page?: number;
}

/** What a visitor was looking at when the wish to talk came, in the shop's own words. */
export interface ContactSubject {
  /** Name of a product. */
  product?: string;
  /** Width and height with their unit, such as "36 × 48 in". */
  size?: string;
  /** Name of a fabric, or of several. */
  sample?: string;
}

/** Where every consultation link leads (spec §2.4). */
export const consultationFormPath = '/contact#consultation-form';

/** What narrows the sale, as its address carries it. */
export interface SaleAddress {
  /** Chosen values by filter group. */
  chosen?: Partial<Record<string, readonly string[]>>;
  /** Sort value; absent for the list's own order. */
  sort?: string;
  /** Inches; absent while the visitor has chosen no size. */
  width?: number;
  height?: number;
}

/** Characters of a parameter that count. More than this is no word and no name of ours. */
const maxValueLength = 200;

/** `/products`, with only the parameters that are set; text is trimmed (spec §5). */
export function productsPath({ q, category, filter, type, page }: ListingSearch = {}): string {
  return withSearch('/products', { q, category, filter, type, page: pageParam(page) });
}

/** A category's listing or landing page, narrowed within the category. */
export function categoryPath(
  slug: string,
  { q, filter, type, page }: Omit<ListingSearch, 'category'> = {},
): string {
  const pathname = `/products/${encodeURIComponent(slug)}`;
  return withSearch(pathname, { q, filter, type, page: pageParam(page) });
}

export function productPath(slug: string): string {
  return `/products/${encodeURIComponent(slug)}`;
}

/** The consultation form, with what it is about filled into the message (rulings, "Sale page"). */
export function contactPath({ product, size, sample }: ContactSubject = {}): string {
  return `${withSearch('/contact', { product, size, sample })}#consultation-form`;
}

/** Reads what {@link contactPath} wrote, by the rules of {@link parseListingSearch}. */
export function parseContactSubject(params: URLSearchParams): ContactSubject {
  return readTexts(params, ['product', 'size', 'sample']);
}

/** The sale, with one parameter for each chosen value, as a form of checkboxes would send them. */
export function salePath({ chosen = {}, sort, width, height }: SaleAddress = {}): string {
  const search = new URLSearchParams();
  for (const [group, values = []] of Object.entries(chosen)) {
    for (const value of values) search.append(group, value);
  }
  const rest = { sort, width, height };
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `/sale?${search}` : '/sale';
}

/** The clearance, narrowed by a text and a category's slug. */
export function discontinuedPath(search: { q?: string; category?: string } = {}): string {
  return withSearch('/discontinued', search);
}

/** @param tab absent for the one that is shown by default */
export function otherProductsPath(tab?: string): string {
  return withSearch('/other-products', { tab });
}

/** @param tab absent for the one that is shown by default */
export function downloadsPath(tab?: string): string {
  return withSearch('/downloads', { tab });
}

/** Where a brand asset's file is served. */
export function downloadPath(file: string): string {
  return `/downloads/${encodeURIComponent(file)}`;
}

export function blogPostPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/**
 * Reads a listing's address, whatever a visitor made of it: control characters become spaces, endless
 * values are cut, of a repeated parameter the first counts. A parameter that is missing or blank is
 * absent from the result, as is a page that is no whole number above 1.
 */
export function parseListingSearch(params: URLSearchParams): ListingSearch {
  const texts = readTexts(params, ['q', 'category', 'filter', 'type']);
  return { ...texts, ...parsePage(params.get('page')) };
}

function readTexts<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = cleanText(params.get(name) ?? '', maxValueLength);
    if (value) texts[name] = value;
  }
  return texts;
}

function parsePage(value: string | null): Pick<ListingSearch, 'page'> {
  const page = /^\d{1,6}$/.test(value ?? '') ? Number(value) : 1;
  return page > 1 ? { page } : {};
}

function pageParam(page = 1): string | undefined {
  return page > 1 ? String(page) : undefined;
}

function withSearch(pathname: string, params: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    const trimmed = value?.trim();
    if (trimmed) search.set(name, trimmed);
  }
  return search.size > 0 ? `${pathname}?${search}` : pathname;
}
