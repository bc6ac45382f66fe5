import * as z from 'zod';

import { parseFigureTable } from '#app/domain/figure-table';

/** The CMS's `shared.table`: cells parted by bars, rows by lines. A table that cannot be read breaks its section. */
export const FigureTableSchema = z
  .object({ caption: z.string().nullable(), columns: z.string(), rows: z.string() })
  .transform(({ caption, columns, rows }, context) => {
    try {
      return { caption, ...parseFigureTable(columns, rows) };
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });
