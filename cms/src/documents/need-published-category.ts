import { errors } from '@strapi/utils';
import type { DocumentRule } from './rule';

/**
 * A product goes on the shelf only when its category is in the shop. Strapi itself would publish it
 * and drop the relation without a word, and the product would stand in no listing.
 */
export const needPublishedCategory: DocumentRule = (strapi) => async (context, next) => {
  if (context.uid !== 'api::product.product' || context.action !== 'publish') return next();

  const { documentId } = context.params;
  const product = await strapi
    .documents('api::product.product')
    .findOne({ documentId, status: 'draft', populate: { category: { fields: ['name'] } } });
  if (!product) return next();

  const { category } = product;
  if (!category) {
    throw new errors.ValidationError(
      `Choose a category for "${product.name}" before publishing it.`,
    );
  }
  const published = await strapi
    .documents('api::category.category')
    .findOne({ documentId: category.documentId, status: 'published', fields: ['name'] });
  if (!published) {
    throw new errors.ValidationError(
      `Publish the category "${category.name}" first: "${product.name}" would be in no listing of the shop.`,
    );
  }
  return next();
};
