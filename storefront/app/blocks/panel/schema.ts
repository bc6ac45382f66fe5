import * as z from 'zod';

import { DrawingSchema } from '#app/blocks/drawings/schema';
import { ImageSchema } from '#app/blocks/image-schema';
import { LinesSchema } from '#app/blocks/lines-schema';
import { LinkSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

export const PanelSchema = z
  .object({
    __component: z.literal('sections.panel'),
    heading: z.string(),
    text: z.string(),
    points: LinesSchema,
    image: ImageSchema,
    drawing: DrawingSchema.nullable(),
    link: LinkSchema.nullable(),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type PanelSection = z.output<typeof PanelSchema>;
