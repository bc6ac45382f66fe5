import type { UID } from '@strapi/strapi';

/** What stands before the slug in the address of each type that has one. */
export const ADDRESSES = {
  'api::category.category': '/products/',
  'api::product.product': '/products/',
  'api::blog-post.blog-post': '/blog/',
} as const satisfies Partial<Record<UID.ContentType, string>>;

export function isAddressed(uid: string): uid is keyof typeof ADDRESSES {
  return uid in ADDRESSES;
}
