/** Nobody orders for more; the bound keeps sums of any length out of the address. */
const maxCents = 10_000_000_00;

/**
 * Reads an amount of dollars as people type it: `864`, `$1,234.50`, `1 234,5` is none.
 * @returns whole cents, 0 and up; undefined for anything else, a third decimal included
 */
export function parseDollars(typed: string): number | undefined {
  const text = typed.replace(/[\s$]/g, '');
  const [, whole, cents = ''] = /^(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= maxCents ? value : undefined;
}
