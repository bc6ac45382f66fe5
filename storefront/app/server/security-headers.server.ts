import { getEnv, type Env } from './env.server';

type PolicyEnv = Pick<Env, 'ANALYTICS_MEASUREMENT_ID' | 'MAP_EMBED_URL' | 'NODE_ENV' | 'SITE_URL'>;

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = [
  tagManager,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** A year of TLS alone. Subdomains are not ours to speak for. */
const strictTransportSecurity = 'max-age=31536000';

/**
 * The content security policy of a page. Inline scripts run by `scripts` alone; styles may stand inline, because Mantine
 * and React write `style` attributes. Pictures may come from any https host: media can live on a CDN or S3.
 * @param scripts sources of the inline scripts: a nonce that is fresh for every answer, or their hashes
 * @param frame origin that may show the page in a frame: the admin, for a preview
 */
export function buildContentSecurityPolicy(
  scripts: string[],
  env: PolicyEnv,
  frame?: string,
): string {
  const analytics = Boolean(env.ANALYTICS_MEASUREMENT_ID);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(analytics ? [tagManager] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(analytics ? analyticsHosts : []),
      // Vite's module reload.
      ...(env.NODE_ENV === 'development' ? ['ws:'] : []),
    ],
    'frame-src': [new URL(env.MAP_EMBED_URL).origin],
    'frame-ancestors': frame ? ["'self'", frame] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** What every answer carries, whatever it is. */
export function guardsOfAll(env: Pick<Env, 'SITE_URL'> = getEnv()): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(env.SITE_URL.startsWith('https:') && {
      'Strict-Transport-Security': strictTransportSecurity,
    }),
  };
}

/**
 * The security headers of an HTML page.
 * @param scripts sources of the inline scripts, as of the policy
 * @param frame origin that may show the page in a frame: the admin, for a preview
 */
export function getSecurityHeaders(
  scripts: string[],
  env: PolicyEnv = getEnv(),
  frame?: string,
): Headers {
  const headers = new Headers({
    'Content-Security-Policy': buildContentSecurityPolicy(scripts, env, frame),
    ...guardsOfAll(env),
  });
  // The older header knows no origin but the page's own; a preview is left to the policy.
  if (!frame) headers.set('X-Frame-Options', 'DENY');
  return headers;
}
