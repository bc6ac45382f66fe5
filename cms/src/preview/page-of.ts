import type { ShopType } from '../documents/shop-types';

/** The fields that an address is made of. */
interface Addressed {
  slug?: string | null;
  path?: string | null;
}

const pages: Record<ShopType, (document: Addressed) => string | null> = {
  'api::product.product': ({ slug }) => (slug ? `/products/${slug}` : null),
  'api::blog-post.blog-post': ({ slug }) => (slug ? `/blog/${slug}` : null),
  'api::landing-page.landing-page': ({ path }) => path ?? null,
  'api::info-page.info-page': ({ path }) => path ?? null,
  // Both show on the home page.
  'api::category.category': () => '/',
  'api::testimonial.testimonial': () => '/',
};

/** The page of the shop on which a document shows; null while it has no address yet. */
export function pageOf(type: ShopType, document: Addressed): string | null {
  return pages[type](document);
}
