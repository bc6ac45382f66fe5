import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { completeHeaders } from './complete-headers.server';

const env = vi.hoisted(() => ({ SITE_URL: '' }));
vi.mock('./env.server', () => ({ getEnv: () => env }));
beforeEach(() => {
  env.SITE_URL = 'http://shop.test';
});

let server: Server | undefined;
afterEach(() => server?.close());

async function ask(path: string, answer: RequestListener) {
  server = createServer((request, response) => {
    completeHeaders(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).headers;
}

const file: RequestListener = (_request, response) => {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.end('x');
};

it('an answer of whoever gets the headers that it lacks', async () => {
  const headers = await ask('/%', (_request, response) => response.end('x'));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('strict-transport-security')).toBeNull();
});

it('a refusal of Express stands in nobody’s frame either', async () => {
  const headers = await ask('/', (_request, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'");
    response.writeHead(403).end('Forbidden');
  });
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

it('what an answer says itself stands', async () => {
  const headers = await ask('/', (_request, response) => {
    response.writeHead(200, { 'Content-Security-Policy': "default-src 'self'" }).end('x');
  });
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

it('a shop behind TLS stays there', async () => {
  env.SITE_URL = 'https://shop.test';
  const headers = await ask('/assets/a.js', file);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

it('only files with a hash in their name are kept for good', async () => {
  expect((await ask('/favicon.ico', file)).get('cache-control')).toBe('public, max-age=3600');
  server?.close();
  expect((await ask('/assets/a.js', file)).get('cache-control')).toContain('immutable');
});
