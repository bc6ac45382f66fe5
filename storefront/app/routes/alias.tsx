import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { Navigate, useLocation } from '@remix-run/react';

import { resolveAlias } from '#app/lib/aliases';
import { canonicalPath } from '#app/lib/canonical-path';

function targetOf(pathname: string): string {
  return resolveAlias(canonicalPath(pathname)) ?? '/';
}

/** A full load is answered with 301; the browser itself carries the hash over. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${targetOf(pathname)}${search}`, 301);
}

/** In the browser the server is not asked: it never sees a hash, so its redirect would lose it. */
export function clientLoader() {
  return null;
}

export default function Alias() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: targetOf(pathname), search, hash }} />;
}
