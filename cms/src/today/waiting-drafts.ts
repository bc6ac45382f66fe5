import type { Core } from '@strapi/strapi';
import type { ShopType } from '../documents/shop-types';

interface Version {
  documentId: string;
  updatedAt: string | Date;
}

/**
 * How many documents of a type differ from what the shop shows: never published, or changed since.
 */
export async function countWaitingDrafts(strapi: Core.Strapi, uid: ShopType): Promise<number> {
  const versions = (where: object): Promise<Version[]> =>
    strapi.db.query(uid).findMany({ where, select: ['documentId', 'updatedAt'] });
  const [drafts, published] = await Promise.all([
    versions({ publishedAt: null }),
    versions({ publishedAt: { $notNull: true } }),
  ]);
  const shown = new Map(
    published.map(({ documentId, updatedAt }) => [documentId, time(updatedAt)]),
  );
  return drafts.filter(({ documentId, updatedAt }) => {
    const since = shown.get(documentId);
    return since === undefined || time(updatedAt) > since;
  }).length;
}

function time(moment: string | Date): number {
  return new Date(moment).getTime();
}
