import { errors } from '@strapi/utils';
import { signedIn } from '../access/rights';
import type { DocumentRule } from './rule';
import { isShopType } from './shop-types';

const PUBLISH = 'plugin::content-manager.explorer.publish';

/**
 * Whoever may not publish may not take down either: an author may delete their own drafts, and
 * deleting a published post would empty its page in the shop.
 */
export const leaveLiveToPublishers: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  if (action !== 'delete' || !isShopType(uid)) return next();
  if (!signedIn(strapi)?.cannot(PUBLISH, uid)) return next();

  const { documentId } = context.params;
  const live = await strapi.db
    .query(uid)
    .count({ where: { documentId, publishedAt: { $notNull: true } } });
  if (live > 0) {
    // Not a ForbiddenError: the admin would say no more than "Forbidden".
    throw new errors.ValidationError(
      'This is in the shop. Ask an editor to unpublish it before you delete it.',
    );
  }
  return next();
};
