import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { DocumentRule } from './rule';

const image = { populate: { image: true } };

/** Where each type keeps pictures that a visitor sees. */
const PICTURES = {
  'api::category.category': { image: true },
  'api::product.product': { image: true, gallery: true },
  'api::blog-post.blog-post': { image: true },
  'api::landing-page.landing-page': {
    heroImage: true,
    variants: image,
    sections: {
      on: {
        'sections.feature-grid': image,
        'sections.panel': image,
        'sections.platforms': image,
        'sections.power-options': { populate: { options: image } },
        'sections.variants': { populate: { variants: image } },
      },
    },
  },
};

/**
 * No picture goes live without the words that stand for it. The media library cannot demand them at
 * upload (many are uploaded at once), so publishing does.
 */
export const needAlternativeText: DocumentRule = (strapi) => async (context, next) => {
  if (context.action !== 'publish' || !hasPictures(context.uid)) return next();

  const draft: unknown = await strapi.db.query(context.uid).findOne({
    where: { documentId: context.params.documentId, publishedAt: null },
    populate: PICTURES[context.uid],
  });
  const wordless = findPictures(draft).filter((file) => !file.alternativeText?.trim());
  if (wordless.length > 0) {
    const names = wordless.map((file) => file.name).join(', ');
    throw new errors.ValidationError(
      `Describe each picture before publishing: ${names} has no alternative text (Media Library, edit the picture).`,
    );
  }
  return next();
};

function hasPictures(uid: UID.ContentType): uid is keyof typeof PICTURES {
  return uid in PICTURES;
}

interface PictureWords {
  name: string;
  alternativeText?: string | null;
}

/** Every media file within a populated document, however deep. */
function findPictures(value: unknown): PictureWords[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap(findPictures);
}

function isPicture(value: object): value is PictureWords {
  return 'mime' in value && 'name' in value;
}
