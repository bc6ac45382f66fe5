import type { Core } from '@strapi/strapi';

/** Document ids by slug. A relation to a category that is still a draft would be dropped without a word. */
export async function publishedCategories(
  strapi: Core.Strapi,
): Promise<ReadonlyMap<unknown, string>> {
  const categories = await strapi
    .documents('api::category.category')
    .findMany({ status: 'published', fields: ['slug'] });
  return new Map(categories.map(({ slug, documentId }) => [slug, documentId]));
}
