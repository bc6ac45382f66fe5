import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callCms, configuredCms, type CmsCall } from './client.server';

let server: Server | undefined;

afterEach(async () => {
  vi.useRealTimers();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** A CMS of the test's own that answers as told, by a real connection. */
async function cmsThat(listener: RequestListener, timeoutMs = 2_000) {
  const spy = vi.fn(listener);
  const listening = createServer(spy);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const connection = { url: `http://127.0.0.1:${port}`, token: 'the-token', timeoutMs };
  return { spy, call: (call: CmsCall) => callCms(call, connection) };
}

describe('callCms', () => {
  it('asks with the token and hands out the JSON', async () => {
    const { call, spy } = await cmsThat((_, response) => response.end('{"data":[]}'));
    const params = { filters: { slug: { $eq: 'a&b' } } };
    expect(await call({ path: 'products', params })).toEqual({ ok: true, data: { data: [] } });
    const [request] = spy.mock.calls[0] ?? [];
    expect(request).toMatchObject({
      method: 'GET',
      url: '/api/products?filters%5Bslug%5D%5B%24eq%5D=a%26b',
      headers: { authorization: 'Bearer the-token' },
    });
  });

  it('posts a body as JSON', async () => {
    const { call, spy } = await cmsThat((request, response) => {
      request.pipe(response.writeHead(201));
    });
    const answer = await call({ path: 'consultations', body: { data: { name: 'Jo' } } });
    expect(answer).toEqual({ ok: true, data: { data: { name: 'Jo' } } });
    expect(spy.mock.calls[0]?.[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('reads its address from the environment', () => {
    expect(configuredCms()).toMatchObject({ url: 'http://cms.test', timeoutMs: 4_000 });
  });
});

const sendHalf: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': 20 });
  response.write('{"data', () => request.socket.end());
};

describe('a fault becomes a failure, is not thrown, and nothing is tried again (R195)', () => {
  const endless = 'x'.repeat(64 * 1024);
  it.each<[string, RequestListener, string]>([
    ['a 500', (_, response) => response.writeHead(500).end('oops'), 'http'],
    ['a 404, which says nothing of a document', (_, r) => r.writeHead(404).end('{}'), 'http'],
    ['a 403', (_, response) => response.writeHead(403).end('{}'), 'http'],
    ['an HTML page', (_, response) => response.end('<html></html>'), 'shape'],
    ['an empty answer', (_, response) => response.end(), 'shape'],
    ['half an answer', sendHalf, 'unreachable'],
    ['half a JSON text', (_, response) => response.end('{"data":[{"id"'), 'shape'],
    ['a closed connection', (request) => request.socket.destroy(), 'unreachable'],
    ['bytes that are no HTTP', (request) => request.socket.end('garbage\r\n\r\n'), 'unreachable'],
    [
      'a redirect, which would carry the token away',
      (_, r) => r.writeHead(302, { location: 'http://evil.test/' }).end(),
      'unreachable',
    ],
    [
      'an endless answer',
      (_, r) => void setInterval(() => r.destroyed || r.write(endless), 0).unref(),
      'shape',
    ],
  ])('%s', async (_, listener, kind) => {
    const { call, spy } = await cmsThat(listener, 10_000);
    const answer = await call({ path: 'products' });
    expect(answer).toMatchObject({ ok: false, failure: { kind } });
    expect(spy).toHaveBeenCalledOnce();
  });

  it('no CMS at all', async () => {
    const connection = { url: 'http://127.0.0.1:1', token: 't', timeoutMs: 1_000 };
    const answer = await callCms({ path: 'products' }, connection);
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', detail: expect.stringContaining('products') },
    });
  });

  it.each<[string, RequestListener]>([
    ['accepts and says nothing', () => undefined],
    ['starts to answer and stops', (_, response) => response.write('{"data":[')],
  ])('a CMS that %s', async (_, listener) => {
    const { call } = await cmsThat(listener, 50);
    expect(await call({ path: 'products' })).toEqual({
      ok: false,
      failure: { kind: 'timeout', detail: 'products: nothing within 50 ms' },
    });
  });
});

describe('the timeout', () => {
  it('is four seconds, not less and not more', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const settled = vi.fn();
    void callCms({ path: 'products' }).then(settled);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({
      ok: false,
      failure: { kind: 'timeout', detail: 'products: nothing within 4000 ms' },
    });
  });

  it('leaves no timer behind once there is an answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    await callCms({ path: 'products' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
