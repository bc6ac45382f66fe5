import type { SaleProduct } from './sale-product';

/** Orders of the sale (spec §9). "Featured" is the list's own (decisions: "not shown"). */
export const saleSorts = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-low-to-high', label: 'Price: low to high' },
  { value: 'price-high-to-low', label: 'Price: high to low' },
  { value: 'top-rated', label: 'Top rated' },
] as const;

export type SaleSort = (typeof saleSorts)[number]['value'];

const comparers: Record<SaleSort, (a: SaleProduct, b: SaleProduct) => number> = {
  featured: () => 0,
  'price-low-to-high': (a, b) => a.salePrice - b.salePrice,
  'price-high-to-low': (a, b) => b.salePrice - a.salePrice,
  // Of two equal ratings the one that more people gave says more.
  'top-rated': (a, b) => b.rating - a.rating || b.reviews - a.reviews,
};

/** A sorted copy; what is equal keeps the list's own order. */
export function sortSale(products: readonly SaleProduct[], sort: SaleSort): SaleProduct[] {
  return [...products].sort(comparers[sort]);
}

/** The sort that an address names; "featured" for everything else. */
export function parseSaleSort(value: string | null): SaleSort {
  return saleSorts.find((sort) => sort.value === value)?.value ?? 'featured';
}
