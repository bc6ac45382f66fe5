import { useRouteError } from '@remix-run/react';

import { NotFound } from '../not-found/NotFound';
import { getErrorWords } from './error-words';
import { ErrorScreen } from './ErrorScreen';
import { readRouteError } from './read-route-error';

/** The screen for whatever a route threw. */
export function RouteError() {
  const { status, reference } = readRouteError(useRouteError());
  if (status === 404) return <NotFound />;
  return <ErrorScreen words={getErrorWords(status)} reference={reference} />;
}
