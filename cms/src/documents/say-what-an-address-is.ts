import { errors } from '@strapi/utils';
import { addressField, addressOf, isAddressed } from './addresses';
import type { DocumentRule } from './rule';

const WELL_FORMED = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Refuses an address that is badly written or taken, as soon as it is saved and in a sentence; Strapi
 * itself would quote a regular expression, or wait until somebody publishes.
 */
export const sayWhatAnAddressIs: DocumentRule = (strapi) => async (context, next) => {
  const { uid, params } = context;
  if (!isAddressed(uid) || !('data' in params)) return next();
  const path = addressOf(uid, params.data);
  if (!path) return next();

  const field = addressField(uid);
  const written: string = Object(params.data)[field];
  if (field === 'slug' && !WELL_FORMED.test(written)) {
    throw new errors.ValidationError(
      `The address "${written}" can hold small letters, digits and single dashes between them, such as linen-roller.`,
    );
  }
  const documentId = 'documentId' in params ? params.documentId : undefined;
  const other = await strapi.db.query(uid).findOne({
    where: { [field]: written, documentId: { $ne: context.action === 'update' ? documentId : '' } },
  });
  if (other) {
    throw new errors.ValidationError(
      `"${other.name ?? other.title}" already has the address ${path}: an address is unique. Choose another.`,
    );
  }
  return next();
};
