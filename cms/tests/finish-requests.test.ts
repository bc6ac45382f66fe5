import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { finishRequests } from '../src/finish-requests';

async function serveOne() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const asked = once(server, 'request');
  const answer = fetch(url).then((response) => response.text());
  const [, response] = (await asked) as [unknown, ServerResponse];
  return { server, url, answer, response };
}

it('a request in flight is answered before the desk ends, and nobody new is let in', async () => {
  const { server, url, answer, response } = await serveOne();
  const finished = finishRequests(server);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  response.end('stored');
  expect(await answer).toBe('stored');
  await finished;
});

it('a request that never ends is cut off at the limit', async () => {
  const { server, answer } = await serveOne();
  const cut = expect(answer).rejects.toThrow('fetch failed');
  await finishRequests(server, 50);
  await cut;
  await finishRequests(server);
});
