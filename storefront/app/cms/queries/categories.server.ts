import * as z from 'zod';
import { defineListQuery } from '#app/cms/define-query.server';
import { cmsFailure, type CmsResult } from '#app/cms/failure';
import { mediaFields, MediaSchema, toImageOrNull } from '#app/cms/media';
import type { Category, Product } from '#app/domain/catalogue';
import { getProducts } from './products.server';

const CategorySchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  image: MediaSchema.nullable(),
});

/** Every published category in the order that staff gave them; the home page shows the first five. */
export const getCategories = defineListQuery({
  tag: 'category',
  lifetime: 'content',
  request: () => ({
    path: 'categories',
    params: {
      fields: ['slug', 'name', 'description'],
      populate: { image: { fields: mediaFields } },
      sort: ['order:asc', 'name:asc'],
    },
  }),
  answer: CategorySchema,
  toDomain: toCategory,
});

function toCategory({ documentId, image, ...row }: z.infer<typeof CategorySchema>): Category {
  return { id: documentId, ...row, image: toImageOrNull(image) };
}

/** A category with the products in it. */
export interface CategoryWithProducts extends Category {
  products: Product[];
}

/**
 * One category with its products, put together from the two lists that every catalogue page needs
 * anyway: so a made-up slug costs the CMS nothing, and each category stays on show while it is away.
 */
export async function getCategoryBySlug(slug: string): Promise<CmsResult<CategoryWithProducts>> {
  const [categories, products] = await Promise.all([getCategories(), getProducts()]);
  if (!categories.ok) return categories;
  const category = categories.data.find((candidate) => candidate.slug === slug);
  if (!category) return cmsFailure('not-found', 'categories');
  if (!products.ok) return products;
  const own = products.data.filter((product) => product.category?.id === category.id);
  return { ok: true, data: { ...category, products: own } };
}
