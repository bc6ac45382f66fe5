import { errors } from '@strapi/utils';
import type { DocumentRule } from './rule';

const REDIRECT = 'api::redirect.redirect';

/** A redirect leads to a page in one step: chains cost a visitor time, and circles never end. */
export const noRedirectInCircles: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  if (uid !== REDIRECT || (action !== 'create' && action !== 'update')) return next();

  const documentId = action === 'update' ? context.params.documentId : '';
  const known = await strapi.db.query(REDIRECT).findOne({ where: { documentId } });
  const { from, to } = { ...known, ...Object(context.params.data) };
  if (from && from === to) throw new errors.ValidationError(`${from} would lead to itself.`);

  const others = strapi.db.query(REDIRECT);
  const onward = await others.findOne({ where: { from: to, documentId: { $ne: documentId } } });
  if (onward) {
    throw new errors.ValidationError(`${to} itself leads on to ${onward.to}: lead there instead.`);
  }
  const inward = await others.findOne({ where: { to: from, documentId: { $ne: documentId } } });
  if (inward) {
    throw new errors.ValidationError(
      `${inward.from} leads to ${from}: change that redirect first.`,
    );
  }
  return next();
};
