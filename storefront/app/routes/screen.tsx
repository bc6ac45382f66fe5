import type { MetaFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';

import { getErrorTitle } from '#app/features/shell/error/error-words';
import { readRouteError } from '#app/features/shell/error/read-route-error';
import { RouteError } from '#app/features/shell/error/RouteError';
import { PendingProduct } from '#app/features/product/PendingProduct';
import { errorMeta } from '#app/seo/page-meta';

export { neverRevalidate as shouldRevalidate } from '#app/lib/never-revalidate';

/** Of what a screen threw only this level can answer the headers, such as `Retry-After`. */
export { loaderHeaders as headers } from '#app/lib/loader-headers';

/**
 * The level between the frame and the screens: what a screen throws is shown here, in the frame that stands. At the
 * root it would build the whole document anew and lose the focus, the theme and what the header had open.
 */
export const meta: MetaFunction = ({ matches, error }) =>
  error ? errorMeta(matches, getErrorTitle(readRouteError(error).status)) : [];

export default function Screen() {
  return (
    <PendingProduct>
      <Outlet />
    </PendingProduct>
  );
}

export const ErrorBoundary = RouteError;
