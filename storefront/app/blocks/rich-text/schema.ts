import * as z from 'zod';

import { toRichText } from '#app/cms/rich-text.server';
import { toSlug } from '#app/lib/to-slug';

export const RichTextSchema = z
  .object({
    __component: z.literal('sections.rich-text'),
    heading: z.string().nullable(),
    body: z.string(),
  })
  .transform(({ body, ...section }) => ({
    ...section,
    text: toRichText(body),
    anchor: toSlug(section.heading ?? ''),
  }));

export type RichTextSection = z.output<typeof RichTextSchema>;
