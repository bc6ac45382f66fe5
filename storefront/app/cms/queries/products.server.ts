import * as z from 'zod';
import type { CmsParams } from '#app/cms/query-string';
import { defineListQuery, defineQuery } from '#app/cms/define-query.server';
import { cmsFailure, type CmsResult } from '#app/cms/failure';
import { mediaFields, MediaSchema, toImage, toImageOrNull } from '#app/cms/media';
import type { Product } from '#app/domain/catalogue';
import { prepareSearch, searchProducts as search } from '#app/domain/search/search-products.server';
import { isSlug } from '#app/lib/slug';

const CategoryRefSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  name: z.string(),
});

const ProductSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int().nonnegative(),
  filterType: z.enum(['light_filtering', 'room_darkening', 'blackout']),
  powerType: z.enum(['battery', 'wired']).nullable(),
  inStock: z.boolean(),
  featured: z.boolean(),
  image: MediaSchema.nullable(),
  gallery: z.array(MediaSchema).nullable(),
  category: CategoryRefSchema.nullable(),
});

const wholeProduct: CmsParams = {
  fields: [
    'slug',
    'name',
    'description',
    'price',
    'filterType',
    'powerType',
    'inStock',
    'featured',
  ],
  populate: {
    image: { fields: mediaFields },
    gallery: { fields: mediaFields },
    category: { fields: ['slug', 'name'] },
  },
};

/** Every published product, the featured ones first, then by name. */
export const getProducts = defineListQuery({
  tag: 'product',
  lifetime: 'content',
  request: () => ({
    path: 'products',
    // Without a last word on products of one name, one page could repeat what another had, and lose some.
    params: { ...wholeProduct, sort: ['featured:desc', 'name:asc', 'documentId:asc'] },
  }),
  answer: ProductSchema,
  toDomain: toProduct,
});

const productBySlug = defineQuery({
  tag: 'product',
  lifetime: 'content',
  request: (slug: string) => ({
    path: 'products',
    params: { ...wholeProduct, filters: { slug: { $eq: slug } } },
  }),
  answer: ProductSchema,
  toDomain: toProduct,
});

/** One published product, or `not-found`. What cannot be a slug is not worth a question to the CMS. */
export async function getProductBySlug(slug: string): Promise<CmsResult<Product>> {
  return isSlug(slug) ? productBySlug(slug) : cmsFailure('not-found', 'products');
}

/** The products that match a shopper's text, best match first, from the cached list. */
export async function searchProducts(query: string): Promise<CmsResult<readonly Product[]>> {
  const products = await getProducts();
  if (!products.ok) return products;
  await prepareSearch(products.data);
  return { ok: true, data: search(products.data, query).products };
}

function toProduct(row: z.infer<typeof ProductSchema>): Product {
  const { documentId, image, gallery, category, ...facts } = row;
  return {
    id: documentId,
    ...facts,
    image: toImageOrNull(image),
    gallery: (gallery ?? []).map(toImage),
    category: category && { id: category.documentId, slug: category.slug, name: category.name },
  };
}
