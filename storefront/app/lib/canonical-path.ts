/**
 * The one spelling of a path: lower case, single slashes, none at the end. Percent escapes keep their case, because
 * upper case is theirs.
 * @param pathname path of a parsed URL, which has no backslashes and no query
 * @returns a path that starts with exactly one slash, so that it can never name another host
 */
export function canonicalPath(pathname: string): string {
  const collapsed = pathname.replace(/\/{2,}/g, '/');
  const trimmed = collapsed === '/' ? collapsed : collapsed.replace(/\/$/, '');
  return trimmed.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}
