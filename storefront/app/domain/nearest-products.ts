import type { Product } from './catalogue';
import { searchProducts } from './product-search';

/**
 * The products that come nearest to an address that leads to none: those that its words find, then the
 * first of the catalogue.
 * @param slug last part of the address, words joined by hyphens
 */
export function nearestProducts(
  products: readonly Product[],
  slug: string,
  count: number,
): Product[] {
  const found = searchProducts(products, slug.replaceAll('-', ' '));
  return [...new Set([...found.slice(0, count), ...products.slice(0, count)])].slice(0, count);
}
