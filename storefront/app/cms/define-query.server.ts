import type * as z from 'zod';
import { lifetimes, registerCache, type CacheTag, type Lifetime } from './cache-table.server';
import type { CmsCall } from './client.server';
import { cmsFailure, type CmsResult } from './failure';
import { QueryCache } from './query-cache.server';
import { previewCall } from './preview-call.server';
import { toQueryString } from './query-string';
import { readRows } from './read-rows.server';
import { logEvent } from '#app/server/log.server';
import { asLive } from '#app/server/preview-scope.server';

/** A question to the CMS, from Strapi's parameters to our own type. */
export interface QueryDefinition<Args extends readonly unknown[], Row, T> {
  /** What drops the answer; see `cache-table.server.ts`. */
  tag: CacheTag;
  /** How long the answer lives; see `cache-table.server.ts`. */
  lifetime: Lifetime;
  /** Explicit `fields` and `populate`; also the cache's key. */
  request: (...args: Args) => CmsCall;
  /** One row, for exactly this populate. */
  answer: z.ZodType<Row>;
  /** Strapi's shape ends here. */
  toDomain: (row: Row) => T;
}

/** Reads from the CMS by way of the cache. It never throws: loaders decide what a failure means. */
export type Query<Args extends readonly unknown[], T> = (...args: Args) => Promise<CmsResult<T>>;

/** A query for one document: the first of what its filter finds, else `not-found`. */
export function defineQuery<Args extends readonly unknown[], Row, T>(
  definition: QueryDefinition<Args, Row, T>,
): Query<Args, T> {
  return cached(definition, 'one', async (call) => {
    const rows = await readRows(call, definition.answer, { limit: 1 });
    if (!rows.ok) return rows;
    const [row] = rows.data;
    return row ? { ok: true, data: definition.toDomain(row) } : cmsFailure('not-found', call.path);
  });
}

/** A query for all published documents, however many pages they fill. */
export function defineListQuery<Args extends readonly unknown[], Row, T>(
  definition: QueryDefinition<Args, Row, T>,
): Query<Args, T[]> {
  return cached(definition, 'list', async (call) => {
    const rows = await readRows(call, definition.answer);
    return rows.ok ? { ok: true, data: rows.data.map(definition.toDomain) } : rows;
  });
}

type Load<T> = (call: CmsCall) => Promise<CmsResult<T>>;

function cached<Args extends readonly unknown[], Data>(
  {
    tag,
    lifetime,
    request,
  }: Pick<QueryDefinition<Args, unknown, unknown>, 'tag' | 'lifetime' | 'request'>,
  kind: 'one' | 'list',
  load: Load<Data>,
): Query<Args, Data> {
  const cache = new QueryCache<Data>(lifetimes[lifetime]);
  registerCache(tag, cache);
  return async (...args) => {
    const call = request(...args);
    const previewed = previewCall(call, { tag, kind });
    if (previewed) {
      const answer = await logged(previewed.call, load);
      if (answer.ok || !previewed.orLive) return answer;
    }
    const key = `${call.path}?${toQueryString(call.params ?? {})}`;
    return asLive(() => cache.read(key, () => logged(call, load)));
  };
}

/** One line for each failed attempt; "not found" is an answer, no failure of ours. */
async function logged<T>(call: CmsCall, load: Load<T>): Promise<CmsResult<T>> {
  const result = await load(call).catch((error: unknown) => {
    // A mapper that stumbles is a shape that its schema should have refused.
    return cmsFailure('shape', `${call.path}: ${String(error)}`);
  });
  if (!result.ok && result.failure.kind !== 'not-found') {
    logEvent('error', 'cms.read.failed', { ...result.failure });
  }
  return result;
}
