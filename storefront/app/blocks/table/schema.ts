import * as z from 'zod';

import { FigureTableSchema } from '#app/blocks/figure-table-schema';
import { toSlug } from '#app/lib/to-slug';

export const TableSchema = z
  .object({
    __component: z.literal('sections.table'),
    heading: z.string(),
    text: z.string().nullable(),
    tables: z.array(FigureTableSchema).min(1),
  })
  .transform((section) => ({ ...section, anchor: toSlug(section.heading) }));

export type TableSection = z.output<typeof TableSchema>;
