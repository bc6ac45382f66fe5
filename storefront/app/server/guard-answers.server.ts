import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

import { guardsOfAll } from './security-headers.server';

/** What is no page of ours may load nothing and stand in nobody's frame, should a browser show it as a page. */
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'";

/**
 * Puts the headers that protect a visitor on every answer of this process: files that `remix-serve` sends by itself
 * and Express's own refusals come by none of our code. A header that an answer brings along stays as it is.
 */
export function guardAnswers(): void {
  const guards = Object.entries({
    ...guardsOfAll(),
    'Content-Security-Policy': policyOfFiles,
  });
  subscribe('http.server.request.start', (message) => {
    guard((message as { response: ServerResponse }).response, guards);
  });
}

/** At the last moment: Express would add to a header that stands already, instead of replacing it. */
function guard(response: ServerResponse, guards: [string, string][]): void {
  const send = response.writeHead;
  response.writeHead = function writeHead(this: ServerResponse, ...args: unknown[]) {
    const brought = namesOf(args.at(-1));
    for (const [name, value] of guards) {
      if (!this.hasHeader(name) && !brought.has(name.toLowerCase())) this.setHeader(name, value);
    }
    return send.apply(this, args as Parameters<typeof send>);
  } as typeof send;
}

function namesOf(headers: unknown): Set<string> {
  const isRecord = typeof headers === 'object' && headers !== null && !Array.isArray(headers);
  return new Set(isRecord ? Object.keys(headers).map((name) => name.toLowerCase()) : []);
}
