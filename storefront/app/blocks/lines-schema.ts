import * as z from 'zod';

/** Points that staff write one to a line; blank lines are none. */
export const LinesSchema = z
  .string()
  .nullable()
  .transform((text) => (text ?? '').split('\n').map((line) => line.trim()))
  .transform((lines) => lines.filter(Boolean));
