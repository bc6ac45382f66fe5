import { logEvent } from './log.server';

const references = new WeakMap<Request, string>();

/**
 * Writes an unexpected error to the log and remembers the line's id for the page that answers the request. The stack
 * stays in the process; its first call says where to look.
 * @returns the id, which the error page shows
 */
export function reportError(error: unknown, request: Request): string {
  const { pathname } = new URL(request.url);
  const id = logEvent('error', 'request.failed', {
    method: request.method,
    path: pathname,
    error: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    at: error instanceof Error ? /^\s*at .+$/m.exec(error.stack ?? '')?.[0].trim() : undefined,
  });
  references.set(request, id);
  return id;
}

/** The id of the log's line about this request's error, if it had one. */
export function getErrorReference(request: Request): string | undefined {
  return references.get(request);
}
