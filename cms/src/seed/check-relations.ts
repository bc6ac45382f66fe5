import type { Core } from '@strapi/strapi';
import type { SeedShop } from './types';

/**
 * Reads back what was just seeded, as the storefront will see it, and throws with the names of the documents that
 * lost their category or a picture: Strapi drops such a relation silently when its target is not published.
 */
export async function checkRelations(strapi: Core.Strapi, seeded: SeedShop): Promise<void> {
  const lost = [
    ...(await categoriesWithoutImage(strapi, seeded)),
    ...(await brokenProducts(strapi, seeded)),
    ...(await postsWithoutImage(strapi, seeded)),
    ...(await brokenLandingPages(strapi, seeded)),
  ];
  if (lost.length > 0) throw new Error(`Seeded, but a relation is missing: ${lost.join(', ')}.`);
}

const status = 'published';

async function categoriesWithoutImage(strapi: Core.Strapi, seeded: SeedShop): Promise<string[]> {
  const found = await strapi
    .documents('api::category.category')
    .findMany({ status, fields: ['slug'], populate: { image: { fields: ['id'] } } });
  const whole = new Set(found.filter(({ image }) => image).map(({ slug }) => slug));
  return slugsNotIn(whole, seeded.categories);
}

async function postsWithoutImage(strapi: Core.Strapi, seeded: SeedShop): Promise<string[]> {
  const found = await strapi
    .documents('api::blog-post.blog-post')
    .findMany({ status, fields: ['slug'], populate: { image: { fields: ['id'] } } });
  const whole = new Set(found.filter(({ image }) => image).map(({ slug }) => slug));
  return slugsNotIn(whole, seeded.blogPosts);
}

async function brokenProducts(strapi: Core.Strapi, seeded: SeedShop): Promise<string[]> {
  const found = await strapi.documents('api::product.product').findMany({
    status,
    fields: ['slug'],
    populate: {
      category: { fields: ['slug'] },
      image: { fields: ['id'] },
      gallery: { fields: ['id'] },
    },
  });
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  const isWhole = ({ slug, category, gallery }: SeedShop['products'][number]) => {
    const product = bySlug.get(slug);
    return (
      product?.category?.slug === category &&
      Boolean(product.image) &&
      (product.gallery?.length ?? 0) === (gallery?.length ?? 0)
    );
  };
  return seeded.products.filter((product) => !isWhole(product)).map(({ slug }) => slug);
}

async function brokenLandingPages(strapi: Core.Strapi, seeded: SeedShop): Promise<string[]> {
  const found = await strapi.documents('api::landing-page.landing-page').findMany({
    status,
    fields: ['path'],
    populate: { category: { fields: ['slug'] }, heroImage: { fields: ['id'] } },
  });
  const byPath = new Map(found.map((page) => [page.path, page]));
  const isWhole = ({ path, category }: SeedShop['landingPages'][number]) => {
    const page = byPath.get(path);
    return Boolean(page?.heroImage) && page?.category?.slug === category;
  };
  return seeded.landingPages.filter((page) => !isWhole(page)).map(({ path }) => path);
}

function slugsNotIn(whole: ReadonlySet<unknown>, wanted: readonly { slug: string }[]): string[] {
  return wanted.filter(({ slug }) => !whole.has(slug)).map(({ slug }) => slug);
}
