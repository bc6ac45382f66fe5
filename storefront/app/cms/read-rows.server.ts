import * as z from 'zod';
import { callCms, configuredCms, type CmsCall } from './client.server';
import { cmsFailure, type CmsResult } from './failure';
import { logEvent } from '#app/server/log.server';

/** Rows of one page, the most that the CMS hands out at a time. */
const pageSize = 100;

/** Nothing of ours has so many pages: beyond this the CMS counts wrongly. */
const maxPages = 50;

const PageSchema = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ pageCount: z.int().nonnegative() }) }),
});

/**
 * Reads the rows that a call finds, page after page.
 *
 * One bad row is dropped and logged, so that it takes no list down with it; when every row is bad, the
 * answer is: a failure of kind `shape`.
 * @param options.limit reads no more rows than this
 */
export async function readRows<Row>(
  call: CmsCall,
  rowSchema: z.ZodType<Row>,
  options: { limit?: number } = {},
): Promise<CmsResult<Row[]>> {
  const found = await readPages(call, options.limit);
  if (!found.ok) return found;
  const rows = found.data.flatMap((row) => parseRow(call, rowSchema, row));
  if (rows.length === 0 && found.data.length > 0) {
    return cmsFailure('shape', `${call.path}: no row has the expected shape`);
  }
  return { ok: true, data: rows };
}

async function readPages(call: CmsCall, limit?: number): Promise<CmsResult<unknown[]>> {
  const rows: unknown[] = [];
  const connection = configuredCms();
  // All pages together may take what one call may: that is how long a visitor waits at most.
  const deadline = Date.now() + connection.timeoutMs;
  for (let page = 1, pageCount = 1; page <= pageCount && page <= maxPages; page++) {
    const pagination = { page, pageSize: limit ?? pageSize };
    const timeoutMs = Math.max(1, deadline - Date.now());
    const answer = await callCms(
      { ...call, params: { ...call.params, pagination } },
      { ...connection, timeoutMs },
    );
    if (!answer.ok) return answer;
    const parsed = PageSchema.safeParse(answer.data);
    if (!parsed.success) return cmsFailure('shape', `${call.path}: ${describeIssue(parsed.error)}`);
    rows.push(...parsed.data.data);
    if (limit === undefined) ({ pageCount } = parsed.data.meta.pagination);
  }
  return { ok: true, data: rows };
}

function parseRow<Row>(call: CmsCall, rowSchema: z.ZodType<Row>, row: unknown): Row[] {
  const parsed = rowSchema.safeParse(row);
  if (parsed.success) return [parsed.data];
  const id = z.object({ documentId: z.string() }).safeParse(row).data?.documentId;
  const detail = describeIssue(parsed.error);
  logEvent('error', 'cms.row.dropped', { path: call.path, documentId: id, detail });
  return [];
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown shape';
}
