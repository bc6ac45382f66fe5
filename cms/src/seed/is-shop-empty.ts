import type { Core } from '@strapi/strapi';
import { seededTypes } from './seeded-types';
import { isUnfinished } from './unfinished-mark';

/** True when the shop holds no document at all (drafts count), or when an earlier seed was cut short. */
export async function isShopEmpty(strapi: Core.Strapi): Promise<boolean> {
  if (await isUnfinished(strapi)) return true;
  const counts = await Promise.all(
    seededTypes.map((uid) => strapi.documents(uid).count({ status: 'draft' })),
  );
  return counts.every((count) => count === 0);
}
