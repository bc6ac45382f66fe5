import type { Core } from '@strapi/strapi';
import { seedShop, type SeedOptions } from './seed-shop';
import { seededTypes } from './seeded-types';

/** The part of the upload plugin's service that removes a file, its formats and its row. */
interface RemoveService {
  remove(file: unknown): Promise<unknown>;
}

/** Empties the shop and seeds it again. */
export async function resetShop(strapi: Core.Strapi, options?: SeedOptions): Promise<void> {
  await emptyShop(strapi);
  await seedShop(strapi, options);
}

/**
 * Deletes all categories, products, testimonials, blog posts and pages, whoever wrote them, and the pictures they showed.
 * Consultations, users and pictures that something else still shows are left alone.
 */
export async function emptyShop(strapi: Core.Strapi): Promise<void> {
  const pictures = await idsOfShownPictures(strapi);
  for (const uid of seededTypes) await deleteAll(strapi, uid);
  await deleteUnusedPictures(strapi, pictures);
}

type SeededType = (typeof seededTypes)[number];

async function deleteAll(strapi: Core.Strapi, uid: SeededType): Promise<void> {
  const documents = await strapi.documents(uid).findMany({ status: 'draft', fields: [] });
  for (const { documentId } of documents) await strapi.documents(uid).delete({ documentId });
}

async function idsOfShownPictures(strapi: Core.Strapi): Promise<number[]> {
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id'], populate: { related: true } });
  return files
    .filter(({ related }) =>
      related?.some((owner: { __type: string }) => isSeededType(owner.__type)),
    )
    .map(({ id }) => id);
}

function isSeededType(uid: string): uid is SeededType {
  return (seededTypes as readonly string[]).includes(uid);
}

async function deleteUnusedPictures(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const uploads: RemoveService = strapi.plugin('upload').service('upload');
  const files = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } }, populate: { related: true } });
  for (const file of files) if (!file.related?.length) await uploads.remove(file);
}
