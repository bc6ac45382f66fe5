import { addressOf, isAddressed } from '../documents/addresses';
import type { ShopType } from '../documents/shop-types';

/** Show on the home page. */
const onHome: readonly ShopType[] = ['api::category.category', 'api::testimonial.testimonial'];

/** The page of the shop on which a document shows; null while it has no address yet. */
export function pageOf(type: ShopType, document: object): string | null {
  if (onHome.includes(type)) return '/';
  return (isAddressed(type) && addressOf(type, document)) || null;
}
