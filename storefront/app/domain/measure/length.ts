/** One inch in centimetres. */
const cmPerInch = 2.54;

/** Marks of a tape between two inches. */
export const eighthsPerInch = 8;

/** What the marks between two inches are called, from none to seven eighths. */
export const eighthNames = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'] as const;

/** No window of ours is wider; more is a slip of the finger. */
export const maxInches = 400;

/**
 * A length as a tape says it.
 * @param eighths whole eighths of an inch
 * @returns e.g. `36 3/8`, `36` or `3/8`; `0` for nothing
 */
export function formatInches(eighths: number): string {
  const { inches, eighth } = splitEighths(eighths);
  const name = eighthNames[eighth] ?? '';
  return inches > 0 ? [inches, name].filter(Boolean).join(' ') : name || '0';
}

/** Whole eighths as whole inches and the eighths that are left. */
export function splitEighths(eighths: number): { inches: number; eighth: number } {
  return { inches: Math.floor(eighths / eighthsPerInch), eighth: eighths % eighthsPerInch };
}

/**
 * Reads inches as people write them: `36`, `36 3/8`, `36-3/8"`, `36.375`, `3/8`.
 * @returns whole eighths, rounded down to the last full one; undefined for anything else
 */
export function parseInches(typed: string): number | undefined {
  const text = typed.replace(/(?:"|″|in\.?|inches)\s*$/i, '').trim();
  const [, whole, top, bottom] =
    /^(\d{1,3})?(?:(?:^|[\s-]+)(\d{1,2})\/(2|4|8|16))?$/.exec(text) ?? [];
  const fraction = top && bottom ? Number(top) / Number(bottom) : 0;
  if (fraction >= 1) return undefined;
  if (whole !== undefined || fraction > 0) return bounded(Number(whole ?? 0) + fraction);
  return /^\d{0,3}\.\d{1,4}$/.test(text) ? bounded(Number(text)) : undefined;
}

/** Centimetres of whole eighths of an inch, not rounded. */
export function eighthsToCm(eighths: number): number {
  return (eighths / eighthsPerInch) * cmPerInch;
}

/** Centimetres with the one decimal that is shown, e.g. `92.4`. */
export function formatCm(cm: number): string {
  // Whole tenths first: 1.27 times 5 is 6.3500000000000005, and toFixed would round by such tails.
  return (Math.round(Number((cm * 10).toFixed(6))) / 10).toFixed(1);
}

/** Whole eighths of an inch in some centimetres, down to the last full one: a blind too wide does not go in. */
export function cmToEighths(cm: number): number {
  // A length that is exactly on a mark must not fall below it by a rounding of the machine.
  return Math.floor((cm / cmPerInch) * eighthsPerInch + 1e-6);
}

/**
 * Reads centimetres as people write them, with a point or a comma.
 * @returns undefined for anything else, or for more than the longest tape
 */
export function parseCm(typed: string): number | undefined {
  const text = typed
    .replace(/cm\s*$/i, '')
    .trim()
    .replace(',', '.');
  if (!/^\d{1,4}(?:\.\d{0,3})?$/.test(text)) return undefined;
  const cm = Number(text);
  return cm <= maxInches * cmPerInch ? cm : undefined;
}

function bounded(inches: number): number | undefined {
  return inches <= maxInches ? Math.floor(inches * eighthsPerInch + 1e-6) : undefined;
}
