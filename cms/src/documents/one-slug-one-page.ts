import { errors } from '@strapi/utils';
import type { DocumentRule } from './rule';

const SHARING = {
  'api::category.category': 'api::product.product',
  'api::product.product': 'api::category.category',
} as const;

/** Categories and products share the addresses /products/{slug}: one of two equal slugs would be unreachable. */
export const oneSlugOnePage: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  if (action !== 'publish') return next();
  if (uid !== 'api::category.category' && uid !== 'api::product.product') return next();

  const { documentId } = context.params;
  const draft = await strapi
    .documents(uid)
    .findOne({ documentId, status: 'draft', fields: ['slug'] });
  if (!draft?.slug) return next();

  const other = await strapi
    .documents(SHARING[uid])
    .findFirst({ status: 'draft', filters: { slug: draft.slug }, fields: ['name'] });
  if (other) {
    throw new errors.ValidationError(
      `"${other.name}" already has the address /products/${draft.slug}. Choose another slug.`,
    );
  }
  return next();
};
