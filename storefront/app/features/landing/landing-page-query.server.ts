import * as z from 'zod';

import { FeatureSchema, featurePopulate } from '#app/blocks/feature-schema';
import { ImageSchema, imagePopulate } from '#app/blocks/image-schema';
import { LinkSchema, linkPopulate } from '#app/blocks/link-schema';
import { parseSections } from '#app/blocks/parse-sections.server';
import { populateSections } from '#app/blocks/populate-sections.server';
import { variantPopulate } from '#app/blocks/variants/populate';
import { VariantSchema } from '#app/blocks/variants/schema';
import { defineQuery } from '#app/cms/define-query.server';
import type { LandingPage } from './landing-page';

const LandingPageSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  heroImage: ImageSchema,
  heroLinks: z.array(LinkSchema),
  features: z.array(FeatureSchema),
  variantsHeading: z.string().nullable(),
  variants: z.array(VariantSchema),
  closingHeading: z.string().nullable(),
  callToAction: LinkSchema.nullable(),
  category: z.object({ slug: z.string() }).nullable(),
  sections: z.array(z.unknown()),
});

/** One published landing page with its sections, by its path. */
export const getLandingPage = defineQuery({
  tag: 'landing-page',
  lifetime: 'content',
  request: (path: string) => ({
    path: 'landing-pages',
    params: {
      filters: { path: { $eq: path } },
      fields: [
        'path',
        'title',
        'description',
        'metaDescription',
        'variantsHeading',
        'closingHeading',
      ],
      populate: {
        heroImage: imagePopulate,
        heroLinks: linkPopulate,
        features: featurePopulate,
        variants: variantPopulate,
        callToAction: linkPopulate,
        category: { fields: ['slug'] },
        sections: populateSections('landing-page'),
      },
    },
  }),
  answer: LandingPageSchema,
  toDomain: (row): LandingPage => ({
    ...row,
    // What the desk suggests, and promises where staff leave a field empty.
    variantsHeading: row.variantsHeading || 'Find the one that fits',
    closingHeading: row.closingHeading || 'Talk to the people who build them',
    category: row.category && row.category.slug,
    sections: parseSections('landing-page', row.sections, row.path),
  }),
});
