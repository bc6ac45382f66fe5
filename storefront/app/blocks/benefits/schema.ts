import * as z from 'zod';

import { FeatureSchema } from '#app/blocks/feature-schema';
import { toSlug } from '#app/lib/to-slug';

export const BenefitsSchema = z
  .object({
    __component: z.literal('sections.benefits'),
    heading: z.string(),
    text: z.string().nullable(),
    figure: z.string().nullable(),
    unit: z.string().nullable(),
    items: z.array(FeatureSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type BenefitsSection = z.output<typeof BenefitsSchema>;
