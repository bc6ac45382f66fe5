import { data } from '@remix-run/node';

import { redirectIfMoved } from '#app/cms/redirect-if-moved.server';
import { logEvent } from '#app/server/log.server';
import { unavailable } from '#app/server/unavailable.server';
import type { InfoPage } from './info-page';
import { getInfoPage } from './info-page-query.server';

/**
 * The information page of an address.
 * @throws 301 to where it went, 404 when staff have not published it, 503 when nobody can say
 */
export async function requireInfoPage(request: Pick<Request, 'url'>): Promise<InfoPage> {
  const { pathname } = new URL(request.url);
  const found = await getInfoPage(pathname);
  if (found.ok) return found.data;
  const { kind, detail } = found.failure;
  if (kind === 'not-found') {
    await redirectIfMoved(request, pathname);
    throw data(null, { status: 404 });
  }
  throw data(
    { reference: logEvent('error', 'info-page.unavailable', { kind, detail }) },
    unavailable,
  );
}
