import * as z from 'zod';

import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

export const StatementSchema = z
  .object({
    __component: z.literal('sections.statement'),
    figure: z.string(),
    unit: z.string().nullable(),
    heading: z.string(),
    text: z.string(),
    links: z.array(LinkSchema),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type StatementSection = z.output<typeof StatementSchema>;
