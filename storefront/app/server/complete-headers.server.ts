import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

import { guardsOfAll } from './security-headers.server';

/** What `remix-serve` says of every file of the build, though only those in /assets/ have a hash in their names. */
const immutable = 'public, max-age=31536000, immutable';
const withHash = /^\/(assets|media)\//;
const hour = 'public, max-age=3600';

/** What is no page of ours may load nothing and stand in nobody's frame, should a browser show it as a page. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'";
/** What Express says of its own refusals, which leaves them open to frames. */
const policyOfRefusals = "default-src 'none'";

/**
 * Puts the headers that protect a visitor on every answer: files that `remix-serve` sends by itself and Express's own
 * refusals come by none of our code. It happens at the last moment, and a header that an answer brings along stays:
 * Express would add to one that stands already, instead of replacing it.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const guards = Object.entries({
    ...guardsOfAll(),
    'Content-Security-Policy': policyOfFiles,
  });
  const path = request.url ?? '';
  onHeaders(response, () => {
    if (response.getHeader('Content-Security-Policy') === policyOfRefusals) {
      response.removeHeader('Content-Security-Policy');
    }
    for (const [name, value] of guards) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    if (response.getHeader('Cache-Control') === immutable && !withHash.test(path)) {
      response.setHeader('Cache-Control', hour);
    }
  });
}
