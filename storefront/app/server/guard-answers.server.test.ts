import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { guardAnswers } from './guard-answers.server';

const servers: ReturnType<typeof createServer>[] = [];
beforeAll(guardAnswers);
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function headersOf(program: RequestListener): Promise<Headers> {
  const server = createServer(program).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).headers;
}

describe('every answer of the process', () => {
  it('carries the headers that protect a visitor, whoever sends it', async () => {
    const headers = await headersOf((_, response) => response.end('a file'));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps the policy that it brings along, however it was set', async () => {
    const policy = "default-src 'self'";
    const set = await headersOf((_, response) => {
      response.setHeader('Content-Security-Policy', policy);
      response.end();
    });
    const written = await headersOf((_, response) => {
      response.writeHead(404, { 'content-security-policy': policy }).end();
    });
    for (const headers of [set, written]) {
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
