import { lifetimes, registerCache } from './cache-table.server';
import { cmsTimeoutMs, configuredCms } from './client.server';
import { cmsFailure, type CmsResult } from './failure';
import { QueryCache } from './query-cache.server';
import type { MediaFileName } from '#app/lib/media-file';
import { DeadlineError, withDeadline } from '#app/lib/with-deadline';
import { logEvent } from '#app/server/log.server';
import { readBytes } from '#app/server/read-bytes.server';

/** Pictures kept in memory together: several hundred, so that visited pages keep theirs in an outage. */
const storeBytes = 64 * 1024 * 1024;

/** The CMS takes no larger upload, and what visitors load is a fiftieth of it. */
const maxFileBytes = 16 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

const store = new QueryCache<Bytes>(lifetimes.media, {
  weight: { of: ({ byteLength }) => Math.max(1, byteLength), max: storeBytes },
});
registerCache('media', store);

/**
 * The content of an uploaded picture, from memory or from the CMS. It never throws.
 * @returns `not-found` when the CMS has no such file
 */
export function readMedia(file: MediaFileName): Promise<CmsResult<Bytes>> {
  return store.read(file.name, async () => {
    const result = await fetchMedia(file);
    if (!result.ok && result.failure.kind !== 'not-found') {
      logEvent('error', 'cms.media.failed', { ...result.failure });
    }
    return result;
  });
}

/** Uploads are public: the token stays at home. */
async function fetchMedia({ name, type }: MediaFileName): Promise<CmsResult<Bytes>> {
  const path = `uploads/${name}`;
  try {
    return await withDeadline(cmsTimeoutMs, async (signal) => {
      const address = `${configuredCms().url}/${path}`;
      const answer = await fetch(address, { signal, redirect: 'error' });
      if (answer.status === 404) return cmsFailure('not-found', path);
      if (!answer.ok) return cmsFailure('http', `${path}: status ${answer.status}`);
      const answered = answer.headers.get('content-type')?.split(';')[0]?.trim();
      if (answered !== type) return cmsFailure('shape', `${path}: content type ${answered}`);
      const data = await readBytes(answer.body, maxFileBytes, signal);
      return data ? { ok: true, data } : cmsFailure('shape', `${path}: too large`);
    });
  } catch (error) {
    const kind = error instanceof DeadlineError ? 'timeout' : 'unreachable';
    return cmsFailure(kind, `${path}: ${String(error)}`);
  }
}
