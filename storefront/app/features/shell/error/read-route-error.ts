import { isRouteErrorResponse } from '@remix-run/react';

export interface RouteErrorFacts {
  status: number;
  /** Id of the log's line, when a loader put it into what it threw: `data({ reference }, { status: 503 })`. */
  reference?: string;
}

/** What a page may know of an error: its status and the log's id. Any other error counts as 500. */
export function readRouteError(error: unknown): RouteErrorFacts {
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const data: unknown = error.data;
  const named = typeof data === 'object' && data !== null && 'reference' in data;
  const reference = named && typeof data.reference === 'string' ? data.reference : undefined;
  return { status: error.status, reference };
}
