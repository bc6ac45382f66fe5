import { errors } from '@strapi/utils';
import { mayRead, signedIn } from '../access/rights';
import type { DocumentRule } from './rule';

/** A copy shows all that the draft says: whoever may not read it may not duplicate it either. */
export const duplicateWhatYouRead: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  const ability = signedIn(strapi);
  if (action !== 'clone' || !ability) return next();
  if (await mayRead(strapi, ability, uid, context.params.documentId)) return next();
  throw new errors.ForbiddenError('This draft is not yours.');
};
