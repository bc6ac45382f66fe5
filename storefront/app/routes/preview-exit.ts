import { redirect } from '@remix-run/node';

import { dismiss } from '#app/server/preview-cookie.server';

/** Ends a preview. */
export async function loader() {
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': await dismiss() };
  return redirect('/', { headers });
}
