import type { Core } from '@strapi/strapi';
import { isAddressed } from './addresses';
import { takeLastAddress } from './last-address';
import { isLiveAddress, liveAddress } from './live-addresses';
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
    const before =
      (await liveAddress(strapi, uid, documentId)) ?? (await takeLastAddress(strapi, documentId));
    const result = await next();
    const here = await liveAddress(strapi, uid, documentId);
    if (here) {
      // Whatever once moved away from this address, there is a page at it now.
      await strapi.db.query(REDIRECT).deleteMany({ where: { from: here } });
      if (before && before !== here) await lead(strapi, before, here);
    }
    return result;
  });
};

/** One step from any address of the past to the page of today, however often it moved. */
async function lead(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  // While this one was down, another may have come to the address.
  if (await isLiveAddress(strapi, from)) return;
  const redirects = strapi.db.query(REDIRECT);
  await redirects.updateMany({ where: { to: from }, data: { to } });
  await redirects.deleteMany({ where: { from } });
  await strapi.documents(REDIRECT).create({ data: { from, to } });
}
