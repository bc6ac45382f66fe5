/** What a quantity may be (spec §5, §9; the upper bound: decisions). */
export const quantityBounds = { min: 1, max: 999 } as const;

/**
 * Reads what was typed into a quantity field.
 * @returns a whole number from 1 to 999, or undefined for everything else
 */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,9}$/.test(text) && isQuantity(Number(text)) ? Number(text) : undefined;
}

export function isQuantity(quantity: number): boolean {
  return (
    Number.isInteger(quantity) && quantity >= quantityBounds.min && quantity <= quantityBounds.max
  );
}
