import type { Core, UID } from '@strapi/strapi';
import { ADDRESSES, isAddressed } from './addresses';
import type { DocumentRule } from './rule';

const REDIRECT = 'api::redirect.redirect';

/**
 * A page that moves leaves word where it went: links that people saved keep working. Told at
 * publishing, because until then the page is where it was.
 */
export const leaveARedirect: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  if (action !== 'publish' || !isAddressed(uid)) return next();

  const { documentId } = context.params;
  return strapi.db.transaction(async () => {
    const before = await publishedSlug(strapi, uid, documentId);
    const result = await next();
    const after = await publishedSlug(strapi, uid, documentId);
    if (after) {
      const here = ADDRESSES[uid] + after;
      // Whatever once moved away from this address, there is a page at it now.
      await strapi.db.query(REDIRECT).deleteMany({ where: { from: here } });
      if (before && before !== after) await lead(strapi, ADDRESSES[uid] + before, here);
    }
    return result;
  });
};

async function publishedSlug(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<string | undefined> {
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['slug'] });
  return row?.slug;
}

/** One step from any address of the past to the page of today, however often it moved. */
async function lead(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const redirects = strapi.db.query(REDIRECT);
  await redirects.updateMany({ where: { to: from }, data: { to } });
  await redirects.deleteMany({ where: { from } });
  await strapi.documents(REDIRECT).create({ data: { from, to } });
}
