import * as z from 'zod';

import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

const SwatchSchema = z.object({
  name: z.string(),
  note: z.string(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

export const SwatchesSchema = z
  .object({
    __component: z.literal('sections.swatches'),
    heading: z.string(),
    note: z.string(),
    swatches: z.array(SwatchSchema).min(1),
    link: LinkSchema,
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type SwatchesSection = z.output<typeof SwatchesSchema>;
