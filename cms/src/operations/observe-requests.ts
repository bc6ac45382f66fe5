import type { Core } from '@strapi/strapi';
import { countRequest } from './metrics';
import { REQUEST_ID_HEADER, withRequestId } from './request-id';

/** Kinds that come in dozens with a page of the admin and say nothing while they succeed. */
const UNREMARKABLE = ['file', 'health'];

/**
 * Gives each request its id, which the answer names too, and writes one line and counts one when it is over. Put before
 * Strapi's own middlewares, which log the query as well.
 */
export function observeRequests(strapi: Core.Strapi): void {
  strapi.server.use((ctx, next) =>
    withRequestId(ctx.get(REQUEST_ID_HEADER), async (id) => {
      const started = performance.now();
      ctx.set(REQUEST_ID_HEADER, id);
      try {
        await next();
      } finally {
        const { method, path, status } = ctx;
        const kind = kindOf(path);
        countRequest({ kind, status });
        const isRemarkable = status >= 400 || !UNREMARKABLE.includes(kind);
        if (isRemarkable && process.env.LOG_REQUESTS !== 'false') {
          const ms = Math.round(performance.now() - started);
          strapi.log.info('request', { method, path, kind, status, ms });
        }
      }
    }),
  );
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api';
  if (path === '/_health') return 'health';
  return /\.\w{2,5}$/.test(path) ? 'file' : 'admin';
}
