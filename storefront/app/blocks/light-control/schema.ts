import * as z from 'zod';

import { toSlug } from '#app/lib/to-slug';

export const LightControlSchema = z
  .object({
    __component: z.literal('sections.light-control'),
    heading: z.string(),
    text: z.string().nullable(),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type LightControlSection = z.output<typeof LightControlSchema>;
