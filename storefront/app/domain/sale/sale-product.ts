import type { Image } from '../catalogue';
import type { WindowSize } from '../window-size';
import type { SaleTraits } from './filter-groups';

/** A product of the sale (spec §3). Both prices are in cents and for a 36 by 48 in window. */
export interface SaleProduct extends SaleTraits {
  id: string;
  name: string;
  image: Image;
  regularPrice: number;
  salePrice: number;
  /** Percent off the regular price. */
  discount: number;
  /** Stars, 0 to 5, to one decimal. */
  rating: number;
  /** How many reviews the rating comes from. */
  reviews: number;
  limits: SizeLimits;
}

/** The sizes that a product is made in, in inches; both ends are possible. */
export interface SizeLimits {
  width: readonly [min: number, max: number];
  height: readonly [min: number, max: number];
}

export function canBeMade({ width, height }: SizeLimits, size: WindowSize): boolean {
  return isWithin(size.width, width) && isWithin(size.height, height);
}

function isWithin(inches: number, [min, max]: readonly [number, number]): boolean {
  return min <= inches && inches <= max;
}
