/** A window as a visitor measures it for a quote: whole inches. */
export interface WindowSize {
  width: number;
  height: number;
}

/** Inches that the selectors offer (spec §9). */
export const inchBounds = { min: 12, max: 96 } as const;

/** Every offered size of a side, in inches: 85 of them (spec §9). */
export const inchOptions: readonly number[] = Array.from(
  { length: inchBounds.max - inchBounds.min + 1 },
  (_, index) => inchBounds.min + index,
);

/** The window that prices are for (see `priceBasis`), and where the selectors start. */
export const startSize: WindowSize = { width: 36, height: 48 };

const centimetresPerInch = 2.54;

/** An offered number of inches from an address; undefined for everything else. */
export function parseInches(text: string | null): number | undefined {
  const inches = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return inchOptions.includes(inches) ? inches : undefined;
}

/** E.g. `36 by 48 in`, width first. */
export function formatSize({ width, height }: WindowSize): string {
  return `${width} by ${height} in`;
}

/** E.g. `91.4 cm` for 36 in. */
export function formatCentimetres(inches: number): string {
  return `${(inches * centimetresPerInch).toFixed(1)} cm`;
}
