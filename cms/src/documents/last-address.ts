import type { Core } from '@strapi/strapi';
import { isAddressed } from './addresses';
import { liveAddress } from './live-addresses';
import type { DocumentRule } from './rule';

/** Where a document was before it was unpublished, in Strapi's own table of settings. */
function note(strapi: Core.Strapi, documentId: string) {
  return strapi.store({ type: 'desk', name: 'last-address', key: documentId });
}

/** Remembers where a page was when it is taken down: it may come back at another address. */
export const rememberLastAddress: DocumentRule = (strapi) => async (context, next) => {
  const { uid, action } = context;
  if (!isAddressed(uid) || (action !== 'unpublish' && action !== 'delete')) return next();

  const { documentId } = context.params;
  const path = action === 'unpublish' && (await liveAddress(strapi, uid, documentId));
  const result = await next();
  if (path) await note(strapi, documentId).set({ value: path });
  if (action === 'delete') await note(strapi, documentId).delete();
  return result;
};

/** The path that an unpublished document had, once: whoever asks publishes it again. */
export async function takeLastAddress(
  strapi: Core.Strapi,
  documentId: string,
): Promise<string | undefined> {
  const kept = note(strapi, documentId);
  const path: unknown = await kept.get();
  if (typeof path !== 'string') return undefined;
  await kept.delete();
  return path;
}
