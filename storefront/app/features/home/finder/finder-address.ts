import { productsPath } from '#app/lib/paths';

/** The five categories of the home search (spec §2.3). */
export const finderCategories = [
  { slug: 'roller-blinds', label: 'Roller Blinds' },
  { slug: 'vertical-blinds', label: 'Vertical Blinds' },
  { slug: 'motorized-options', label: 'Motorized Options' },
  { slug: 'roman-shades', label: 'Roman Shades' },
  { slug: 'outdoor-shades', label: 'Outdoor Shades' },
] as const;

/** Where the home search leads: the trimmed text only when there is one, the category only when one was chosen. */
export function finderAddress(entered: FormData): string {
  return productsPath({
    q: String(entered.get('q') ?? ''),
    category: String(entered.get('category') ?? ''),
  });
}
