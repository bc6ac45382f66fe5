import { addressField, isAddressed } from './addresses';
import type { DocumentRule } from './rule';

/**
 * Makes the address from the name where staff leave it empty. Were the field required, the form would
 * fill in the name of the type before there is a name to make it from, and keep that.
 */
export const makeAnAddress: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action, params } = context;
  if (!isAddressed(uid) || addressField(uid) !== 'slug') return next();
  if (action !== 'create' && action !== 'update') return next();

  const data: Record<string, unknown> = Object('data' in params && params.data);
  const isLeftEmpty = action === 'create' ? !data.slug : 'slug' in data && !data.slug;
  if (isLeftEmpty && (data.name || data.title)) {
    data.slug = await strapi
      .plugin('content-manager')
      .service('uid')
      .generateUIDField({ contentTypeUID: uid, field: 'slug', data });
  }
  return next();
};
