import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

import { completeHeaders } from './complete-headers.server';

const env = vi.hoisted(() => ({ SITE_URL: 'http://shop.test' }));
vi.mock('./env.server', () => ({ getEnv: () => env }));

let server: Server | undefined;
afterEach(() => {
  server?.close();
  env.SITE_URL = 'http://shop.test';
});

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
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toBeNull();
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
