import { categoryPath, productsPath } from '#app/lib/paths';
import type { AppliedFilters } from '../listing-view';

/**
 * Where "Apply Filters" leads: `/products/{category}?filter={type}` (spec §2.4). A search that is under
 * way goes on. So does a narrowing by type, but within its category only: elsewhere it would hide what
 * the chosen category promises.
 */
export function filterAddress(chosen: FormData, { q, category, type }: AppliedFilters): string {
  const slug = String(chosen.get('category') ?? '');
  const filter = String(chosen.get('filter') ?? '');
  const kept = { q, filter, type: slug === (category ?? '') ? type : undefined };
  return slug ? categoryPath(slug, kept) : productsPath(kept);
}
