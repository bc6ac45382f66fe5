import type { Category, Product } from '#app/domain/catalogue';
import { searchProducts } from '#app/domain/search/search-products.server';
import type { Narrowing } from './narrowing';

/** A narrowing as far as the selection needs it. */
export type Selection = Omit<Narrowing, 'category'> & { category?: Pick<Category, 'id'> };

type Facets = Omit<Selection, 'q'>;

/** Selections already made of a catalogue, which is a new array whenever something was published. */
const selections = new WeakMap<readonly Product[], Map<string, readonly Product[]>>();
/** The same, for a search to ask about each of its hits. */
const members = new WeakMap<readonly Product[], ReadonlySet<Product>>();

/** The products that a narrowing leaves, best match first during a search, else in the catalogue's order. */
export function selectProducts(
  products: readonly Product[],
  { q, ...facets }: Selection,
): readonly Product[] {
  if (q === undefined) return selectByFacets(products, facets);
  const found = searchProducts(products, q).products;
  const selected = selectByFacets(products, facets);
  if (selected === products) return found;
  const eligible = membersOf(selected);
  return found.filter((hit) => eligible.has(hit));
}

/**
 * Each selection is made once for a catalogue: there are as many as there are categories times filters
 * times types, so a request costs no walk through all products.
 */
function selectByFacets(products: readonly Product[], facets: Facets): readonly Product[] {
  if (Object.values(facets).every((facet) => facet === undefined)) return products;
  const known = selections.get(products) ?? new Map<string, readonly Product[]>();
  selections.set(products, known);

  const key = [facets.category?.id, facets.filter, facets.type?.value].join('|');
  const selection = known.get(key) ?? products.filter((product) => fits(product, facets));
  known.set(key, selection);
  return selection;
}

function membersOf(selection: readonly Product[]): ReadonlySet<Product> {
  const known = members.get(selection) ?? new Set(selection);
  members.set(selection, known);
  return known;
}

function fits(product: Product, { category, filter, type }: Facets): boolean {
  return (
    (category === undefined || product.category?.id === category.id) &&
    (filter === undefined || product.filterType === filter) &&
    (type === undefined || type.matches(product))
  );
}
