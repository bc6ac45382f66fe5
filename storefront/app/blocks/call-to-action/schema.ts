import * as z from 'zod';

import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

export const CallToActionSchema = z
  .object({
    __component: z.literal('sections.call-to-action'),
    heading: z.string(),
    text: z.string().nullable(),
    link: LinkSchema,
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type CallToActionSection = z.output<typeof CallToActionSchema>;
