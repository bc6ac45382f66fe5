import * as z from 'zod';
import { callCms, configuredCms, type CmsCall } from './client.server';
import { cmsFailure, type CmsResult } from './failure';
import { steadyNow } from '#app/lib/steady-now';
import { logEvent } from '#app/server/log.server';

/** Rows of one page, the most that the CMS hands out at a time. */
const pageSize = 100;

/** Four times the largest catalogue that the shop is measured with. What lies beyond is left out, and logged. */
const maxPages = 200;

/**
 * All pages together, in milliseconds. No visitor waits for so long (the cache sees to that), but a large
 * catalogue has to come in some time: a page of it takes the CMS some fifty milliseconds.
 */
const longestReadMs = 60_000;

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
  { limit }: { limit?: number } = {},
): Promise<CmsResult<Row[]>> {
  const rows: Row[] = [];
  let found = 0;
  const deadline = steadyNow() + longestReadMs;
  for (let page = 1, pageCount = 1; page <= pageCount && page <= maxPages; page++) {
    const answer = await readPage(call, { page, pageSize: limit ?? pageSize }, deadline);
    if (!answer.ok) return answer;
    // Each page by itself: all at once would keep every visitor of a large catalogue waiting.
    rows.push(...answer.data.rows.flatMap((row) => parseRow(call, rowSchema, row)));
    found += answer.data.rows.length;
    if (limit === undefined) ({ pageCount } = answer.data);
    if (page === maxPages && page < pageCount) {
      logEvent('error', 'cms.list.cut', { path: call.path, pageCount, read: maxPages });
    }
  }
  if (rows.length === 0 && found > 0) {
    return cmsFailure('shape', `${call.path}: no row has the expected shape`);
  }
  return { ok: true, data: rows };
}

async function readPage(
  call: CmsCall,
  pagination: { page: number; pageSize: number },
  deadline: number,
): Promise<CmsResult<{ rows: unknown[]; pageCount: number }>> {
  const connection = configuredCms();
  const timeoutMs = Math.min(connection.timeoutMs, Math.max(1, deadline - steadyNow()));
  const params = { ...call.params, pagination };
  const answer = await callCms({ ...call, params }, { ...connection, timeoutMs });
  if (!answer.ok) return answer;
  const parsed = PageSchema.safeParse(answer.data);
  if (!parsed.success) return cmsFailure('shape', `${call.path}: ${describeIssue(parsed.error)}`);
  const { data, meta } = parsed.data;
  return { ok: true, data: { rows: data, pageCount: meta.pagination.pageCount } };
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
