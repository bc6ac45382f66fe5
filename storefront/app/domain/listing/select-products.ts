import type { Category, Product } from '#app/domain/catalogue';
import { searchProducts } from '#app/domain/product-search';
import type { Narrowing } from './narrowing';

/** A narrowing as far as the selection needs it. */
export type Selection = Omit<Narrowing, 'category'> & { category?: Pick<Category, 'id'> };

/** Selections already made of a catalogue, which is a new array whenever something was published. */
const selections = new WeakMap<readonly Product[], Map<string, readonly Product[]>>();

/**
 * The products that a narrowing leaves, best match first during a search, else in the catalogue's order.
 *
 * A selection without a search is made once for each catalogue: there are as many as there are
 * categories times filters times types, so a request costs no walk through all products.
 */
export function selectProducts(
  products: readonly Product[],
  { q, ...facets }: Selection,
): readonly Product[] {
  if (q !== undefined) {
    return searchProducts(products, q).filter((product) => fits(product, facets));
  }
  const known = selections.get(products) ?? new Map<string, readonly Product[]>();
  selections.set(products, known);

  const key = [facets.category?.id, facets.filter, facets.type?.value].join('|');
  const selection = known.get(key) ?? products.filter((product) => fits(product, facets));
  known.set(key, selection);
  return selection;
}

function fits(product: Product, { category, filter, type }: Omit<Selection, 'q'>): boolean {
  return (
    (category === undefined || product.category?.id === category.id) &&
    (filter === undefined || product.filterType === filter) &&
    (type === undefined || type.matches(product))
  );
}
