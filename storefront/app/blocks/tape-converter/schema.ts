import * as z from 'zod';

import { toSlug } from '#app/lib/to-slug';

export const TapeConverterSchema = z
  .object({
    __component: z.literal('sections.tape-converter'),
    heading: z.string(),
    text: z.string(),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type TapeConverterSection = z.output<typeof TapeConverterSchema>;
