import { canonicalPath } from '#app/lib/canonical-path';

/**
 * Folders of static files. Express answers `/assets` with a redirect to `/assets/`, which we must not send back.
 * A page or an alias can therefore never share its address with a folder of `public/`: files under such an address
 * (`/blinds/…`, `/downloads/…`) need a resource route.
 */
const staticFolders = new Set(['/assets']);

/**
 * Where a request belongs that spells its path in another way than the canonical one.
 * @returns path and query on this host, or null when the path is spelled right
 */
export function getCanonicalRedirect(request: Request): string | null {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || staticFolders.has(canonical)) return null;
  return canonical + search;
}
