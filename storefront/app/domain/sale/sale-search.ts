import { parseInches, startSize, type WindowSize } from '../window-size';
import { saleFilterGroups, type SaleChoices } from './filter-groups';
import { canBeMade, type SaleProduct } from './sale-product';
import { parseSaleSort, sortSale, type SaleSort } from './sale-sorts';

/** What a visitor wants of the sale. */
export interface SaleSearch {
  chosen: SaleChoices;
  sort: SaleSort;
  size: WindowSize;
  /** True once the visitor has chosen the size; until then it is the one that prices are for. */
  sized: boolean;
}

/** Reads the sale's address. Values that no group has, and sizes that are not offered, count as absent. */
export function parseSaleSearch(params: URLSearchParams): SaleSearch {
  const width = parseInches(params.get('width'));
  const height = parseInches(params.get('height'));
  const choices = saleFilterGroups.flatMap(({ name, options }) => {
    const asked = params.getAll(name);
    const values = options.map(({ value }) => value).filter((value) => asked.includes(value));
    return values.length > 0 ? [[name, values]] : [];
  });
  return {
    chosen: Object.fromEntries(choices) as SaleChoices,
    sort: parseSaleSort(params.get('sort')),
    size: { width: width ?? startSize.width, height: height ?? startSize.height },
    sized: width !== undefined || height !== undefined,
  };
}

/**
 * The products that a visitor is shown: of every group with choices one of them (spec §4), made in the
 * size, in the chosen order.
 */
export function searchSale(products: readonly SaleProduct[], search: SaleSearch): SaleProduct[] {
  const { chosen, size, sort } = search;
  const found = products.filter(
    (product) => matchesChoices(product, chosen) && canBeMade(product.limits, size),
  );
  return sortSale(found, sort);
}

function matchesChoices(product: SaleProduct, chosen: SaleChoices): boolean {
  return saleFilterGroups.every(({ name }) => {
    const values: readonly string[] | undefined = chosen[name];
    return !values?.length || values.includes(product[name]);
  });
}

/** The choices with one value of a group added, or taken away when it was chosen. */
export function toggleChoice(chosen: SaleChoices, name: keyof SaleChoices, value: string) {
  const before: readonly string[] = chosen[name] ?? [];
  const after = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return { ...chosen, [name]: after } as SaleChoices;
}
