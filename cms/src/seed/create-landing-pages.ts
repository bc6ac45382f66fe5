import type { Core, Modules } from '@strapi/strapi';
import { withPictureIds } from './landing-pictures';
import type { StepDone } from './progress';
import { publishedCategories } from './published-categories';
import type { SeedLandingPage } from './types';
import type { UploadedPictures } from './upload-pictures';

type LandingPageInput = Modules.Documents.Params.Data.Input<'api::landing-page.landing-page'>;

/** Creates the landing pages, published. Their categories must be so already. */
export async function createLandingPages(
  strapi: Core.Strapi,
  pages: readonly SeedLandingPage[],
  pictures: UploadedPictures,
  stepDone: StepDone,
): Promise<void> {
  const categories = await publishedCategories(strapi);
  for (const { heroImage, category, ...page } of pages) {
    if (category && !categories.has(category)) {
      throw new Error(`${page.path} belongs to no published category.`);
    }
    const data = {
      ...withPictureIds<LandingPageInput>(page, pictures),
      heroImage: pictures.get(heroImage),
      category: category && categories.get(category),
    };
    await strapi.documents('api::landing-page.landing-page').create({ status: 'published', data });
    stepDone('Landing pages');
  }
}
