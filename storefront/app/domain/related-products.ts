import type { Product } from './catalogue';
import { selectProducts } from './listing/select-products';

/**
 * Products to look at beside this one: of its category with its light control, then of its category,
 * then with its light control.
 * @param product need not be among `products`
 */
export function relatedProducts(
  products: readonly Product[],
  product: Pick<Product, 'id' | 'category' | 'filterType'>,
  count: number,
): Product[] {
  const { category, filterType: filter } = product;
  const likeness = category ? [{ category, filter }, { category }, { filter }] : [{ filter }];
  const found = new Map<string, Product>();
  for (const selection of likeness) {
    // A few more than are wanted, because the product itself and those found before may be among them.
    for (const other of selectProducts(products, selection).slice(0, count + found.size + 1)) {
      if (other.id !== product.id) found.set(other.id, other);
    }
  }
  return [...found.values()].slice(0, count);
}
