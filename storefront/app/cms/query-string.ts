/** Parameters as Strapi nests them; `undefined` is left out. */
type CmsParam =
  string | number | boolean | undefined | readonly CmsParam[] | { [name: string]: CmsParam };

export type CmsParams = Record<string, CmsParam>;

/**
 * Writes nested parameters in Strapi's bracket notation, e.g. `filters[slug][$eq]=linen`. Values are
 * encoded, so that a visitor's text can never become a parameter of its own.
 */
export function toQueryString(params: CmsParams): string {
  return Object.entries(params)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}

function pairs(name: string, value: CmsParam): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') {
    return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`];
  }
  return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner));
}
