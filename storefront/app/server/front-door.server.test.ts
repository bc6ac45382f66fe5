import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

import { finishPage } from './finished-page.server';
import { openFrontDoor } from './front-door.server';
import { PageCache } from './page-cache.server';
import { PageFront } from './page-front.server';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers "behind", as `remix-serve` would from its program. */
async function listen(port = 0) {
  const server = createServer((_request, response) => response.end('behind'));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function freePort() {
  const port = await listen();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

/** A shop that remembers the page of `/a?` and has answered `/a` and `/a?utm_source=x` with it. */
async function openShop() {
  const pages = new PageCache();
  const headers = new Headers({ 'content-type': 'text/html', 'cache-control': 'no-cache' });
  const make = async () => finishPage({ html: '<p>Blinds</p>', headers, flawed: false });
  await pages.read('/a?', ['product'], make);
  const front = new PageFront(pages);
  front.learn('http://shop.test/a', '/a?');
  front.learn('http://shop.test/a?utm_source=x', '/a?');
  const port = await freePort();
  openFrontDoor(port, (request, response) => front.answer(request, response));
  await listen(port);
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return { answer, text: await answer.text() };
  };
  return { pages, ask };
}

describe('the front door', () => {
  it('answers with a remembered page, in the encoding that the browser takes', async () => {
    const { ask } = await openShop();
    for (const path of ['/a', '/a?utm_source=x']) {
      const { answer, text } = await ask(path, { headers: { 'accept-encoding': 'br' } });
      expect(text).toBe('<p>Blinds</p>');
      expect(answer.headers.get('content-encoding')).toBe('br');
      expect(answer.headers.get('content-type')).toBe('text/html');
    }
    const { answer, text } = await ask('/a', { method: 'HEAD' });
    expect([answer.status, text]).toEqual([200, '']);
  });

  it('says 304 to who has the page', async () => {
    const { ask } = await openShop();
    const mark = (await ask('/a')).answer.headers.get('etag') ?? '';
    const { answer, text } = await ask('/a', { headers: { 'if-none-match': mark } });
    expect([answer.status, text]).toEqual([304, '']);
  });

  it('leaves everything else to the program behind it', async () => {
    const { pages, ask } = await openShop();
    const behind = async (path: string, init?: RequestInit) => (await ask(path, init)).text;
    expect(await behind('/b')).toBe('behind');
    expect(await behind('/a?q=x')).toBe('behind');
    expect(await behind('/a', { method: 'POST' })).toBe('behind');
    expect(await behind('/a', { headers: { cookie: 'a=1; __Host-preview=x' } })).toBe('behind');
    pages.drop('product');
    expect(await behind('/a')).toBe('behind');
  });

  it('stands before the server of its port alone', async () => {
    openFrontDoor(await freePort(), () => {
      throw new Error('not my door');
    });
    const other = await listen();
    expect(await (await fetch(`http://127.0.0.1:${other}/a`)).text()).toBe('behind');
  });
});
