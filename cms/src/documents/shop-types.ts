import type { UID } from '@strapi/strapi';

/** What the shop shows: every type with drafts, and the only ones that the storefront may read. */
export const shopTypes = [
  'api::category.category',
  'api::product.product',
  'api::testimonial.testimonial',
  'api::blog-post.blog-post',
  'api::landing-page.landing-page',
  'api::info-page.info-page',
] as const satisfies readonly UID.ContentType[];

export type ShopType = (typeof shopTypes)[number];

export function isShopType(uid: string): uid is ShopType {
  return shopTypes.some((type) => type === uid);
}
