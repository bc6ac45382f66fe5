import type { Core } from '@strapi/strapi';
import { addressedTypes, addressField, addressOf, writtenFor, type Addressed } from './addresses';

const live = { publishedAt: { $notNull: true } };

/** The path at which the shop shows a document; undefined while it is not published. */
export async function liveAddress(
  strapi: Core.Strapi,
  uid: Addressed,
  documentId: string,
): Promise<string | undefined> {
  const select = [addressField(uid)];
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, ...live }, select });
  return addressOf(uid, row);
}

/** True when the shop shows a page of staff's at the path. */
export async function isLiveAddress(strapi: Core.Strapi, path: string): Promise<boolean> {
  for (const uid of addressedTypes) {
    const written = writtenFor(uid, path);
    const where = { [addressField(uid)]: written, ...live };
    if (written && (await strapi.db.query(uid).count({ where })) > 0) return true;
  }
  return false;
}
