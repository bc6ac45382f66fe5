import * as z from 'zod';

import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

export const MeasuringWorksheetSchema = z
  .object({
    __component: z.literal('sections.measuring-worksheet'),
    heading: z.string(),
    text: z.string(),
    note: z.string().nullable(),
    link: LinkSchema,
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type MeasuringWorksheetSection = z.output<typeof MeasuringWorksheetSchema>;
