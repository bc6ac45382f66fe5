import type { Image } from '../catalogue';
import type { ClearanceCategory } from './clearance-categories';

/** Percent off that a clearance item may have (spec §3, §9). */
export const clearanceDiscounts = [40, 50, 60] as const;

/** Pieces that fill a stock bar (spec §9). */
export const fullStock = 5;

/** A piece of the clearance (spec §3). Both prices are in cents and for a 36 by 48 in window. */
export interface ClearanceItem {
  id: string;
  name: string;
  category: ClearanceCategory;
  image: Image;
  originalPrice: number;
  clearancePrice: number;
  /** Percent off the original price. */
  discount: (typeof clearanceDiscounts)[number];
  /** Pieces left, 1 to 5. */
  stock: number;
  description: string;
  /** Why it is here, in two words. */
  badge: string;
}

/** How much of the stock bar is filled, 0 to 1 (spec §9: stock divided by 5). */
export function stockShare(stock: number): number {
  return Math.min(1, Math.max(0, stock / fullStock));
}
