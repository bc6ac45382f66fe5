const cad = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/**
 * Canadian dollars as the shop shows them: en-CA with two decimals (spec §1, §9).
 * @param cents price in cents
 * @returns e.g. `$1,234.50` for 123450
 */
export function formatCad(cents: number): string {
  return cad.format(cents / 100);
}
