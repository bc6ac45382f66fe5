import { errors } from '@strapi/utils';
import { ADDRESSES, isAddressed } from './addresses';
import type { DocumentRule } from './rule';

const WELL_FORMED = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Refuses an address that is badly written or taken, as soon as it is saved and in a sentence; Strapi
 * itself would quote a regular expression, or wait until somebody publishes.
 */
export const sayWhatAnAddressIs: DocumentRule = (strapi) => async (context, next) => {
  const { uid, params } = context;
  if (!isAddressed(uid) || !('data' in params)) return next();
  const slug: unknown = Object(params.data).slug;
  if (typeof slug !== 'string' || slug === '') return next();

  if (!WELL_FORMED.test(slug)) {
    throw new errors.ValidationError(
      `The address "${slug}" can hold small letters, digits and single dashes between them, such as linen-roller.`,
    );
  }
  const documentId = 'documentId' in params ? params.documentId : undefined;
  const other = await strapi.db.query(uid).findOne({
    where: { slug, documentId: { $ne: context.action === 'update' ? documentId : '' } },
  });
  if (other) {
    throw new errors.ValidationError(
      `"${other.name ?? other.title}" already has the address ${ADDRESSES[uid]}${slug}: an address is unique. Choose another.`,
    );
  }
  return next();
};
