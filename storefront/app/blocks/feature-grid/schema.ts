import * as z from 'zod';

import { DrawingSchema } from '#app/blocks/drawings/schema';
import { FeatureSchema } from '#app/blocks/feature-schema';
import { ImageSchema } from '#app/blocks/image-schema';
import { toSlug } from '#app/lib/to-slug';

export const FeatureGridSchema = z
  .object({
    __component: z.literal('sections.feature-grid'),
    heading: z.string(),
    text: z.string().nullable(),
    image: ImageSchema,
    drawing: DrawingSchema.nullable(),
    items: z.array(FeatureSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type FeatureGridSection = z.output<typeof FeatureGridSchema>;
