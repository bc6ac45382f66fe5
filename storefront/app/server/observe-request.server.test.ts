import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as later } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logEvent } from './log.server';
import { serveMetrics } from './metrics.server';
import { observeRequest } from './observe-request.server';
import { currentRequestId } from './request-id.server';

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});

async function serve(): Promise<string> {
  const server = createServer(async (request, response) => {
    observeRequest(request, response);
    await later();
    logEvent('warn', 'in the middle of it');
    if (request.url?.startsWith('/broken')) response.statusCode = 500;
    response.end(currentRequestId());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(address: string, id?: string) {
  const answer = await fetch(address, { headers: id === undefined ? {} : { 'X-Request-Id': id } });
  const body = await answer.text();
  return { id: answer.headers.get('x-request-id'), body };
}

const requestLine = () => vi.waitUntil(() => lines.find(({ event }) => event === 'request'));

describe('a request', () => {
  it('keeps the id that it came with, in its answer and in all that is logged on its way', async () => {
    const url = await serve();
    const { id, body } = await ask(`${url}/products?search=dana%40example.com`, 'edge-0123456789');
    expect([id, body]).toEqual(['edge-0123456789', 'edge-0123456789']);
    expect(await requestLine()).toMatchObject({
      requestId: 'edge-0123456789',
      method: 'GET',
      path: '/products',
      kind: 'page',
      status: 200,
    });
    expect(lines).toHaveLength(2);
    expect(lines.map(({ requestId }) => requestId)).toEqual([id, id]);
    expect(JSON.stringify(lines)).not.toContain('dana');
  });

  it.each(['short', 'a'.repeat(65), 'forged","level":"error', ''])(
    'with the ill-formed id %j gets one of its own',
    async (given) => {
      const { id, body } = await ask(await serve(), given);
      expect(id).toMatch(/^[\da-f-]{36}$/);
      expect(body).toBe(id);
    },
  );

  it('has an id of its own on a connection that is used again', async () => {
    const url = await serve();
    const ids = [await ask(url), await ask(url)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    const settled = lines.filter(({ event }) => event === 'in the middle of it');
    expect(settled.map(({ requestId }) => requestId)).toEqual(ids);
  });
});

it('files are logged only when they could not be had', async () => {
  const url = await serve();
  await ask(`${url}/assets/root.js`);
  await ask(`${url}/broken.js`);
  expect(await requestLine()).toMatchObject({ path: '/broken.js', status: 500 });
  expect(lines.filter(({ event }) => event === 'request')).toHaveLength(1);
});

it('a collector on this machine reads how many there were, and nobody else anything', async () => {
  const url = await serve();
  const server = serveMetrics(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');

  await ask(`${url}/api/products`);
  await requestLine();
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  expect(metrics).toContain('storefront_requests_total{kind="api",status="200"} 1');
  expect(metrics).toContain('storefront_request_seconds_count{kind="api"} 1');
  expect(metrics).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
