import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

import { getEnv } from './env.server';
import { strictTransportSecurity } from './security-headers.server';

/** What `remix-serve` says of every file of the build, though only those in /assets/ have a hash in their names. */
const immutable = 'public, max-age=31536000, immutable';
const withHash = /^\/(assets|media)\//;
const hour = 'public, max-age=3600';

/** An answer that is no page of ours runs nothing, and stands in nobody's frame. */
const harmless = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sees to it that every answer has the headers that protect it, whoever makes it: Remix, the server of static files, or
 * Express, when an address cannot be read.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { SITE_URL } = getEnv();
  const path = request.url ?? '';
  onHeaders(response, () => {
    const setMissing = (name: string, value: string) => {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    };
    setMissing('X-Content-Type-Options', 'nosniff');
    setMissing('Referrer-Policy', 'strict-origin-when-cross-origin');
    setMissing('Content-Security-Policy', harmless);
    if (SITE_URL.startsWith('https:')) {
      setMissing('Strict-Transport-Security', strictTransportSecurity);
    }
    if (response.getHeader('Cache-Control') === immutable && !withHash.test(path)) {
      response.setHeader('Cache-Control', hour);
    }
  });
}
