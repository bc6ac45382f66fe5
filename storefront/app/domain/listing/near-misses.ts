import type { Product } from '#app/domain/catalogue';
import { searchNearMisses } from '#app/domain/search/search-products.server';
import type { Narrowing } from './narrowing';
import { selectProducts } from './select-products';

/**
 * What comes closest when nothing matches: the products that are left when as little as possible of the
 * narrowing is given up. Of a search its filters go first, then all but one of its words.
 * @returns at most `count` products; none when even the most general wish finds nothing
 */
export function nearMisses(
  products: readonly Product[],
  { q, category, filter, type }: Narrowing,
  count: number,
): readonly Product[] {
  const found =
    firstFound(products, [
      { q, category, filter },
      { q, category, type },
      { q, category },
      { q, filter, type },
      { q },
    ]) ??
    withAnyWord(products, q) ??
    firstFound(products, [{ category, filter, type }, { category }]);
  return found?.slice(0, count) ?? [];
}

/** A wish for anything at all is passed over: it would be answered with the start of the catalogue. */
function firstFound(products: readonly Product[], wishes: Narrowing[]) {
  for (const wish of wishes) {
    if (Object.values(wish).every((part) => part === undefined)) continue;
    const found = selectProducts(products, wish);
    if (found.length > 0) return found;
  }
  return undefined;
}

function withAnyWord(products: readonly Product[], q: string | undefined) {
  const found = q === undefined ? [] : searchNearMisses(products, q).products;
  return found.length > 0 ? found : undefined;
}
