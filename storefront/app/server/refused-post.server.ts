import { logEvent } from './log.server';

/**
 * Whether Remix refuses this request as another site's. It does so before any of our code runs, by comparing the
 * hosts of `Origin` and `X-Forwarded-Host` or `Host`, and answers 500; this is the same comparison.
 */
export function isRefusedByRemix(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || ['GET', 'HEAD'].includes(request.method)) return false;
  const forwarded = request.headers.get('x-forwarded-host')?.split(',')[0]?.trim();
  const host = forwarded || request.headers.get('host');
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Turns that 500 into a 403. Thrown from `handleError` it leaves Remix and reaches Express, which answers an error
 * that has a `status` with that status and its standard words.
 * @throws {Error} always, with status 403
 */
export function refusePost(request: Request): never {
  logEvent('warn', 'request.refused', {
    path: new URL(request.url).pathname,
    reason: 'Origin names another host than Host or X-Forwarded-Host',
  });
  const refusal = new Error('Forbidden');
  refusal.stack = refusal.message;
  throw Object.assign(refusal, { status: 403 });
}
