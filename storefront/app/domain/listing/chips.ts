import { lightControlLabel } from '#app/domain/light-control';
import { cleanText } from '#app/lib/clean-text';
import type { ListingSearch } from '#app/lib/paths';
import type { Narrowing, UnknownParameter } from './narrowing';

/** A choice that narrows the listing, or that it could not follow, with the address without it. */
export interface Chip {
  label: string;
  recognised: boolean;
  href: string;
}

/** Characters of an unknown value that a chip shows. */
const maxValueLength = 40;

/**
 * One chip for each thing that the address asks for.
 * @param without the listing's address when these parameters are taken away
 */
export function buildChips(
  { q, category, filter, type }: Narrowing,
  unknown: readonly UnknownParameter[],
  without: (...names: (keyof ListingSearch)[]) => string,
): Chip[] {
  const applied: [keyof ListingSearch, string | undefined][] = [
    ['q', q && `“${q}”`],
    ['category', category?.name],
    ['filter', filter && lightControlLabel(filter)],
    ['type', type?.label],
  ];
  return [
    ...applied.flatMap(([name, label]) =>
      label ? [{ label, recognised: true, href: without(name) }] : [],
    ),
    ...unknown.map(({ name, value }) => ({
      label: `Filter not recognised: ${name}=${shorten(value)}`,
      recognised: false,
      href: without(name),
    })),
  ];
}

function shorten(value: string): string {
  const short = cleanText(value, maxValueLength);
  return short === value ? value : `${short}…`;
}
