import type { Core } from '@strapi/strapi';
import type { SeedShop } from './types';

/**
 * The part of a shop that the CMS does not hold yet. Documents are known by slug or path, testimonials by name and place,
 * so whatever staff changed in a document stays as it is. Drafts are looked at: every document has one.
 */
export async function findMissing(strapi: Core.Strapi, shop: SeedShop): Promise<SeedShop> {
  const status = 'draft';
  const [categories, products, testimonials, blogPosts, infoPages, landingPages] =
    await Promise.all([
      strapi.documents('api::category.category').findMany({ status, fields: ['slug'] }),
      strapi.documents('api::product.product').findMany({ status, fields: ['slug'] }),
      strapi
        .documents('api::testimonial.testimonial')
        .findMany({ status, fields: ['name', 'location'] }),
      strapi.documents('api::blog-post.blog-post').findMany({ status, fields: ['slug'] }),
      strapi.documents('api::info-page.info-page').findMany({ status, fields: ['path'] }),
      strapi.documents('api::landing-page.landing-page').findMany({ status, fields: ['path'] }),
    ]);
  return {
    categories: without(shop.categories, categories, bySlug),
    products: without(shop.products, products, bySlug),
    testimonials: without(shop.testimonials, testimonials, byPerson),
    blogPosts: without(shop.blogPosts, blogPosts, bySlug),
    infoPages: without(shop.infoPages, infoPages, byPath),
    landingPages: without(shop.landingPages, landingPages, byPath),
  };
}

const bySlug = (item: { slug?: string | null }) => item.slug;
const byPath = (item: { path?: string | null }) => item.path;
const byPerson = (item: { name?: string | null; location?: string | null }) =>
  `${item.name}, ${item.location}`;

function without<Wanted extends Keyed, Keyed>(
  wanted: readonly Wanted[],
  present: readonly Keyed[],
  keyOf: (item: Keyed) => unknown,
): Wanted[] {
  const known = new Set(present.map(keyOf));
  return wanted.filter((item) => !known.has(keyOf(item)));
}
