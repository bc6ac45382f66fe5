import * as z from 'zod';

import { ImageSchema } from '#app/blocks/image-schema';
import { LinkAddressSchema } from '#app/blocks/link-schema';
import { toSlug } from '#app/lib/to-slug';

/** The CMS's `shared.variant`: one kind within a family; it may have a page of its own. */
export const VariantSchema = z.object({
  title: z.string(),
  description: z.string(),
  image: ImageSchema,
  link: LinkAddressSchema.nullable(),
});

export type Variant = z.output<typeof VariantSchema>;

export const VariantsSchema = z
  .object({
    __component: z.literal('sections.variants'),
    heading: z.string(),
    text: z.string().nullable(),
    variants: z.array(VariantSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type VariantsSection = z.output<typeof VariantsSchema>;
