import type { HeadersFunction } from '@remix-run/node';

/** A route's `headers`: those that its loader answered with, or the error that it threw. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
