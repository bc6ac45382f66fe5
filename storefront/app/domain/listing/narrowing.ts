import type { Category, LightControl } from '#app/domain/catalogue';
import { isLightControl } from '#app/domain/light-control';
import { findProductType, normalizeValue, type ProductType } from '#app/domain/product-types';
import type { ListingSearch } from '#app/lib/paths';

/** What narrows a listing, as far as the shop knows it; absent means: not narrowed by it. */
export interface Narrowing {
  q?: string;
  category?: Category;
  filter?: LightControl;
  type?: ProductType;
}

/** A parameter whose value the shop does not know: it narrows nothing, but the visitor is told. */
export interface UnknownParameter {
  name: 'category' | 'filter' | 'type';
  value: string;
}

/**
 * Takes an address at its word as far as it makes sense (decisions: Routes). It never fails.
 * @param place the category whose page the listing stands on; it wins over `?category=`
 */
export function readNarrowing(
  { q, category, filter, type }: ListingSearch,
  categories: readonly Category[],
  place?: Category,
): { narrowing: Narrowing; unknown: UnknownParameter[] } {
  const found: Narrowing = {
    q,
    category: place ?? categories.find(({ slug }) => slug === category?.toLowerCase()),
    filter: filter === undefined ? undefined : toLightControl(filter),
    type: type === undefined ? undefined : findProductType(type),
  };
  const asked = { category, filter, type };
  const names = ['category', 'filter', 'type'] as const;
  const unknown = names.flatMap((name) => {
    const value = asked[name];
    return value !== undefined && found[name] === undefined ? [{ name, value }] : [];
  });
  return { narrowing: found, unknown };
}

function toLightControl(value: string): LightControl | undefined {
  const normalized = normalizeValue(value);
  return isLightControl(normalized) ? normalized : undefined;
}
