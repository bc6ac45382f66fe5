import type { Core } from '@strapi/strapi';
import { shopTypes } from '../documents/shop-types';
import { copyTables, type Copied } from './copy-tables';
import { openSource, type Client } from './open-source';

/** What tells a shop that somebody uses from one that has only been started. */
const signsOfUse = [...shopTypes, 'api::consultation.consultation', 'plugin::upload.file'] as const;

/**
 * Brings the whole shop from the other database into the one that Strapi runs on here. The pictures stay where they
 * are: both databases name them alike. Nobody may write to either meanwhile.
 *
 * @throws Error when the target holds a shop already and `replace` does not say that it may go
 */
export async function moveShop(
  strapi: Core.Strapi,
  { from, replace }: { from: Client; replace: boolean },
): Promise<Copied> {
  if (!replace && (await isInUse(strapi))) {
    throw new Error('The database to move to holds a shop already: --replace overwrites it.');
  }
  const source = await openSource(strapi, from);
  try {
    return await copyTables(source, strapi.db);
  } finally {
    await source.destroy();
  }
}

async function isInUse(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(signsOfUse.map((uid) => strapi.db.query(uid).count()));
  return counts.some((count) => count > 0);
}
