import { errors } from '@strapi/utils';
import type { DocumentRule } from './rule';

/** A category leaves the shop only when no product is left in it: products without one cannot be found. */
export const keepCategoryOfProducts: DocumentRule = (strapi) => async (context, next) => {
  if (context.uid !== 'api::category.category') return next();
  if (context.action !== 'delete' && context.action !== 'unpublish') return next();

  const { documentId } = context.params;
  const goes = context.action === 'delete';
  const products = await strapi.documents('api::product.product').count({
    status: goes ? 'draft' : 'published',
    filters: { category: { documentId } },
  });
  if (products > 0) {
    const word = products === 1 ? 'product' : 'products';
    throw new errors.ValidationError(
      `This category still has ${products} ${word}. Move or ${goes ? 'delete' : 'unpublish'} them first.`,
    );
  }
  return next();
};
