import * as z from 'zod';
import { dropEverything, dropModel, type CacheTag } from './cache-table.server';

/**
 * What the CMS reports: a webhook of Strapi, or the like of its own. The entry is not looked at: it may be
 * missing (Strapi sends `null` on some events), and the next read asks for the truth anyway.
 */
const ReportSchema = z.object({ event: z.string(), model: z.string().nullish() });

/**
 * Drops what a report of the CMS touches. The same report twice does no harm.
 * @param report the parsed body, not yet looked at
 * @returns the tags that were dropped; null when this is no report
 */
export function revalidate(report: unknown): CacheTag[] | null {
  const parsed = ReportSchema.safeParse(report);
  if (!parsed.success) return null;
  const { event, model } = parsed.data;
  // A replaced picture keeps its address in the CMS, and any answer may carry it.
  if (event.startsWith('media.')) return dropEverything();
  return model ? dropModel(model) : [];
}
