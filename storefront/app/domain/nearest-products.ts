import type { Product } from './catalogue';
import { prepareSearch, searchNearMisses } from './search/search-products.server';

/**
 * The products that come nearest to a mistyped address, best first. Empty when no word of it is known.
 * @param address path or part of one, e.g. `/products/banf-linnen-roller`
 * @param count how many at most
 */
export async function findNearestProducts(
  products: readonly Product[],
  address: string,
  count: number,
): Promise<readonly Product[]> {
  // What is left of a path that was not decoded, or could not be.
  const words = address.replace(/^\/products\b/, '').replace(/%[0-9a-f]{2}/gi, ' ');
  await prepareSearch(products);
  return searchNearMisses(products, words).products.slice(0, count);
}
