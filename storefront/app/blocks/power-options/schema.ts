import * as z from 'zod';

import { ImageSchema } from '#app/blocks/image-schema';
import { LinesSchema } from '#app/blocks/lines-schema';
import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

const PowerOptionSchema = z.object({
  type: z.enum(['battery', 'wired', 'smart_home']),
  title: z.string(),
  description: z.string(),
  points: LinesSchema,
  image: ImageSchema,
  link: LinkSchema.nullable(),
});

export type PowerOption = z.output<typeof PowerOptionSchema>;

export const PowerOptionsSchema = z
  .object({
    __component: z.literal('sections.power-options'),
    heading: z.string(),
    text: z.string().nullable(),
    options: z.array(PowerOptionSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type PowerOptionsSection = z.output<typeof PowerOptionsSchema>;
