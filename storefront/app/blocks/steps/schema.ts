import * as z from 'zod';

import { FeatureSchema } from '#app/blocks/feature-schema';
import { toSlug } from '#app/lib/to-slug';

export const StepsSchema = z
  .object({
    __component: z.literal('sections.steps'),
    heading: z.string(),
    text: z.string().nullable(),
    /** Drawn windows from morning to night, in place of the numbers. */
    drawing: z.literal('day').nullable(),
    steps: z.array(FeatureSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type StepsSection = z.output<typeof StepsSchema>;
