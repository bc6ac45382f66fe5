import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Metrics from '../src/operations/metrics';
import { freePort } from '../../scripts/lib/machine/free-port.mjs';
import { call } from './setup/api';
import { getDesk, type Desk } from './setup/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

/** What the log says while something happens, line by line, as it goes out. */
async function logOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const transport = desk.strapi.log.transports[0];
  if (!transport?.log) throw new Error('The desk has no log.');
  const lines: string[] = [];
  const spy = vi.spyOn(transport, 'log').mockImplementation((info, done) => {
    lines.push(Object(info)[Symbol.for('message')]);
    done();
  });
  await work();
  spy.mockRestore();
  return lines.map((line) => JSON.parse(line));
}

describe('a request', () => {
  it('is one line of JSON under the id that the storefront gave it, without its query', async () => {
    let answered: string | null = null;
    const lines = await logOf(async () => {
      const { headers } = await call(desk, '/api/categories?filters[name][$eq]=dana@example.com', {
        token: desk.token,
        headers: { 'x-request-id': 'storefront-0123' },
      });
      answered = headers.get('x-request-id');
    });
    expect(answered).toBe('storefront-0123');
    expect(lines).toEqual([
      expect.objectContaining({
        level: 'info',
        message: 'request',
        requestId: 'storefront-0123',
        method: 'GET',
        path: '/api/categories',
        kind: 'api',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('dana');
  });

  it('that names no id, or one that nobody should write down, is given one', async () => {
    for (const given of ['', 'x', 'a b","level":"error']) {
      const { headers } = await call(desk, '/_health', { headers: { 'x-request-id': given } });
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });
});

it('no line of the log holds an e-mail address, whoever wrote it', async () => {
  const lines = await logOf(async () => {
    desk.strapi.log.error(new Error('no mailbox dana.marsh@example.com (550)'));
    desk.strapi.log.warn('GET http://shop.example/x?name=Dana failed');
  });
  expect(lines[0]).toMatchObject({ level: 'error', message: 'no mailbox [e-mail] (550)' });
  expect(lines[0]?.stack).toContain('operations.test');
  expect(lines[1]?.message).toBe('GET http://shop.example/x failed');
});

it('a collector on this machine reads the requests and the mails that wait', async () => {
  const port = await freePort();
  const { startMetrics, stopMetrics } = desk.compiled<typeof Metrics>('operations/metrics');
  process.env.CMS_METRICS_PORT = String(port);
  startMetrics(desk.strapi);
  desk.strapi.server.httpServer.emit('listening');
  const text = await vi.waitFor(() =>
    fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()),
  );
  stopMetrics();
  expect(text).toMatch(/desk_requests_total\{kind="api",status="200"\} \d+/);
  expect(text).toMatch(/^desk_mails_waiting \d+$/m);
  expect(text).toContain('process_resident_memory_bytes');
});
