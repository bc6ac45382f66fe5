import { productsPath } from '#app/lib/paths';

/** Where a typed search leads: /products with the trimmed text; nowhere when nothing but white space was typed. */
export function searchAddress(typed: string): string | null {
  return typed.trim() ? productsPath({ q: typed }) : null;
}
