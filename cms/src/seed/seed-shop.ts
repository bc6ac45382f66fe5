import type { Core } from '@strapi/strapi';
import { checkRelations } from './check-relations';
import {
  createBlogPosts,
  createCategories,
  createInfoPages,
  createProducts,
  createTestimonials,
} from './create-documents';
import { createLandingPages } from './create-landing-pages';
import { demoShop } from './data';
import { findMissing } from './find-missing';
import { picturesOf } from './pictures-of';
import { countSteps, type OnSeedProgress } from './progress';
import type { SeedShop } from './types';
import { clearUnfinishedMark, markUnfinished } from './unfinished-mark';
import { uploadPictures } from './upload-pictures';

export interface SeedOptions {
  /** What to write; the demo shop unless a test brings a smaller one. */
  shop?: SeedShop;
  onProgress?: OnSeedProgress;
}

/**
 * Writes what the shop still lacks, published, leaf to root: pictures, categories, products, the rest. Running it
 * again adds nothing and changes nothing. Throws when a picture is missing or a relation did not hold.
 */
export async function seedShop(
  strapi: Core.Strapi,
  { shop = demoShop, onProgress }: SeedOptions = {},
): Promise<void> {
  await markUnfinished(strapi);
  const missing = await findMissing(strapi, shop);
  const names = picturesOf(missing);
  const stepDone = countSteps(names.length + countDocuments(missing), onProgress);
  const pictures = await uploadPictures(strapi, names, stepDone);
  await createCategories(strapi, missing.categories, shop.categories, pictures, stepDone);
  await createProducts(strapi, missing.products, pictures, stepDone);
  await createTestimonials(strapi, missing.testimonials, stepDone);
  await createBlogPosts(strapi, missing.blogPosts, pictures, stepDone);
  await createInfoPages(strapi, missing.infoPages, stepDone);
  await createLandingPages(strapi, missing.landingPages, pictures, stepDone);
  await checkRelations(strapi, missing);
  await clearUnfinishedMark(strapi);
}

function countDocuments(shop: SeedShop): number {
  return Object.values(shop).reduce((sum, documents) => sum + documents.length, 0);
}
