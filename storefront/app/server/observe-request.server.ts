import type { IncomingMessage, ServerResponse } from 'node:http';
import { getEnv } from './env.server';
import { logEvent } from './log.server';
import { countRequest } from './metrics.server';
import { beginRequest, requestIdHeader } from './request-id.server';
import { requestKindOf } from './request-kind';

/** Kinds that come in dozens with a page, or every second, and say nothing while they succeed. */
const unremarkable = ['file', 'media', 'health'];

/**
 * Gives a request its id, which the answer names too, and writes one line and counts one when it is over: answered, or
 * left by its visitor. Called before anything else looks at the request. The line has no query, no address and no name.
 */
export function observeRequest(request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const [path = '/'] = (request.url ?? '/').split('?');
  const kind = requestKindOf(path);
  response.setHeader(requestIdHeader, beginRequest(request.headers['x-request-id']));
  response.once('close', () => {
    const milliseconds = performance.now() - started;
    const { statusCode: status, writableFinished: finished } = response;
    countRequest({ kind, status, seconds: milliseconds / 1_000 });
    if (getEnv().LOG_REQUESTS === 'false') return;
    if (finished && status < 400 && unremarkable.includes(kind)) return;
    logEvent('info', 'request', {
      method: request.method,
      path,
      kind,
      status: finished ? status : undefined,
      left: !finished || undefined,
      ms: Math.round(milliseconds),
    });
  });
}
