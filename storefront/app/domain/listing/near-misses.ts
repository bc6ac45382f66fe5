import type { Product } from '#app/domain/catalogue';
import type { Narrowing } from './narrowing';
import { selectProducts } from './select-products';

/**
 * What comes closest when nothing matches: the products that are left when as little as possible of the
 * narrowing is given up.
 * @returns at most `count` products; none when even the most general wish finds nothing
 */
export function nearMisses(
  products: readonly Product[],
  { q, category, filter, type }: Narrowing,
  count: number,
): readonly Product[] {
  const relaxed: Narrowing[] = [
    { q, category, filter },
    { q, category, type },
    { q, category },
    { q, filter, type },
    { q },
    { category, filter, type },
    { category },
  ];
  for (const narrowing of relaxed) {
    if (Object.values(narrowing).every((part) => part === undefined)) continue;
    const found = selectProducts(products, narrowing);
    if (found.length > 0) return found.slice(0, count);
  }
  return [];
}
