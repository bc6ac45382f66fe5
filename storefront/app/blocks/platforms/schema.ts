import * as z from 'zod';

import { ImageSchema } from '#app/blocks/image-schema';
import { toSlug } from '#app/lib/to-slug';

const MarkSchema = z.enum(['alexa', 'google-home', 'homekit', 'smartthings', 'ifttt']);

export type Mark = z.output<typeof MarkSchema>;

export const PlatformsSchema = z
  .object({
    __component: z.literal('sections.platforms'),
    heading: z.string(),
    text: z.string().nullable(),
    image: ImageSchema,
    platforms: z.array(z.object({ name: z.string(), mark: MarkSchema })).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type PlatformsSection = z.output<typeof PlatformsSchema>;
