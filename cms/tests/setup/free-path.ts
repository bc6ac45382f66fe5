import { demoShop } from '../../src/seed/data';
import type { Desk } from './desk';

const paths = {
  'landing-page': demoShop.landingPages.map(({ path }) => path),
  'info-page': demoShop.infoPages.map(({ path }) => path),
};
const turns = { 'landing-page': 0, 'info-page': 0 };

/**
 * An address that the shop has a page for, in turn, freed of whatever an earlier test left at it: there
 * are few, and the tests share them.
 */
export async function freePath<Type extends keyof typeof paths>(
  desk: Desk,
  type: Type,
): Promise<(typeof paths)[Type][number]> {
  const path = paths[type][turns[type]++ % paths[type].length];
  if (!path) throw new Error(`The demo shop has no ${type}.`);
  const uid = type === 'info-page' ? 'api::info-page.info-page' : 'api::landing-page.landing-page';
  const left = await desk.strapi.db.query(uid).findOne({ where: { path } });
  if (left) await desk.strapi.documents(uid).delete({ documentId: left.documentId });
  await desk.strapi.db.query('api::redirect.redirect').deleteMany({ where: { from: path } });
  return path;
}
