import * as z from 'zod';

/** Its anchor is what every "see them all" leads to, whatever staff call the section. */
export const ProductGridSchema = z
  .object({ __component: z.literal('sections.product-grid'), heading: z.string() })
  .transform((section) => ({ ...section, anchor: 'catalogue' }));

export type ProductGridSection = z.output<typeof ProductGridSchema>;
