import { getEnv } from './env.server';

/**
 * Whether another site's page sent this request. A browser names the sending page's origin on every
 * POST; it must be ours (`SITE_URL`) or the very host that was called, because behind a proxy the two
 * may differ. Programs that send neither `Origin` nor `Sec-Fetch-Site` are no browsers, carry nobody's
 * cookies and are let through.
 */
export function isForeignRequest(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return !ownHosts(request).includes(hostOf(origin));
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

function ownHosts(request: Request): string[] {
  const { SITE_URL, TRUST_PROXY } = getEnv();
  const hosts = [new URL(SITE_URL).host, request.headers.get('host') ?? new URL(request.url).host];
  const forwardedHost = request.headers.get('x-forwarded-host')?.split(',').at(-1)?.trim();
  if (TRUST_PROXY > 0 && forwardedHost) hosts.push(forwardedHost);
  return hosts;
}

/** Empty, which is no host of ours, for what is no address: a sandboxed frame sends a literal `null`. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
