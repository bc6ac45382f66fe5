import type { Core } from '@strapi/strapi';
import { announce } from './announce';
import { isShopEmpty, seedShop } from './seed';

/** Puts the demo shop into a database that has none yet, when SEED_IF_EMPTY says so. */
export async function fillEmptyShop(strapi: Core.Strapi): Promise<void> {
  if (process.env.SEED_IF_EMPTY !== 'true' || !(await isShopEmpty(strapi))) return;
  await seedShop(strapi, { onProgress: (progress) => announce({ type: 'seed', ...progress }) });
}
