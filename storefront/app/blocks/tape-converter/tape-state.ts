import {
  cmToEighths,
  eighthNames,
  eighthsPerInch,
  eighthsToCm,
  formatCm,
  formatInches,
  maxInches,
  parseCm,
  splitEighths,
} from '#app/domain/measure/length';

/** Names of the form's fields, which its address carries as well. */
export const tapeFields = { inches: 'in', eighth: 'eighth', cm: 'cm', from: 'from' } as const;

/** What the fields hold, as they are typed, and the length that they mean. */
export interface TapeState {
  inches: string;
  /** Place in `eighthNames`. */
  eighth: number;
  cm: string;
  /** Absent while a field holds no length. */
  reading?: { inches: string; cm: string };
}

/** The tape as it was read: centimetres follow. */
export function fromInches(inches: string, eighth: number): TapeState {
  const whole = /^\d{1,3}$/.test(inches.trim()) ? Number(inches) : undefined;
  if (whole === undefined || whole > maxInches) return { inches, eighth, cm: '' };
  const length = whole * eighthsPerInch + eighth;
  const cm = formatCm(eighthsToCm(length));
  return { inches, eighth, cm, reading: { inches: formatInches(length), cm } };
}

/** Centimetres as they were typed: the tape goes down to the last full eighth. */
export function fromCm(typed: string): TapeState {
  const cm = parseCm(typed);
  if (cm === undefined) return { inches: '', eighth: 0, cm: typed };
  const length = cmToEighths(cm);
  const { inches, eighth } = splitEighths(length);
  return {
    inches: String(inches),
    eighth,
    cm: typed,
    reading: { inches: formatInches(length), cm: formatCm(cm) },
  };
}

/** Reads the address that the form is sent to without a script; a first length when it has none. */
export function parseTapeSearch(search: URLSearchParams): TapeState {
  if (search.get(tapeFields.from) === 'cm') {
    return fromCm((search.get(tapeFields.cm) ?? '').slice(0, 12));
  }
  const eighth = Number(search.get(tapeFields.eighth) ?? 3);
  return fromInches(
    (search.get(tapeFields.inches) ?? '36').slice(0, 12),
    eighth in eighthNames ? eighth : 0,
  );
}
