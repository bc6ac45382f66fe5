import { data } from '@remix-run/node';

import { logEvent } from '#app/server/log.server';
import { unavailable } from '#app/server/unavailable.server';
import type { InfoPage } from './info-page';
import { getInfoPage } from './info-page-query.server';

/**
 * The information page of an address.
 * @throws 404 when staff have not published it, 503 when nobody can say
 */
export async function requireInfoPage({ url }: Pick<Request, 'url'>): Promise<InfoPage> {
  const found = await getInfoPage(new URL(url).pathname);
  if (found.ok) return found.data;
  const { kind, detail } = found.failure;
  if (kind === 'not-found') throw data(null, { status: 404 });
  throw data(
    { reference: logEvent('error', 'info-page.unavailable', { kind, detail }) },
    unavailable,
  );
}
