import { redirect } from '@remix-run/node';

import { getRedirect } from '#app/cms/queries/redirects.server';

/**
 * For a page that the CMS does not have: leads to where it went, if staff gave it another address. The
 * query string goes along. Does nothing when it never moved, or when nobody can say.
 *
 * @param path the page's own, with a valid slug; a visitor's text is not worth a question to the CMS
 * @throws 301
 */
export async function redirectIfMoved({ url }: Pick<Request, 'url'>, path: string): Promise<void> {
  const moved = await getRedirect(path);
  if (!moved.ok) return;
  const { search } = new URL(url);
  // Kept by no browser: an address may change back, and two kept redirects would run in a circle.
  throw redirect(moved.data + search, { status: 301, headers: { 'Cache-Control': 'no-cache' } });
}
