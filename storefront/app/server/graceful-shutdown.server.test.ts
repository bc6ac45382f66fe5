import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ShutdownOptions } from './graceful-shutdown.server';

beforeEach(() => vi.resetModules());

/** A promise and what fulfils it; Node 20 has no Promise.withResolvers. */
function pending() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

async function serve(listener: RequestListener, options: Omit<ShutdownOptions, 'atEnd'>) {
  const { closeGracefully, isLeaving } = await import('./graceful-shutdown.server');
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ended = new Promise<void>((atEnd) => closeGracefully(server, { ...options, atEnd }));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const ask = async () => {
    const [answer] = (await once(get({ port, agent, host: '127.0.0.1' }), 'response')) as [
      IncomingMessage,
    ];
    return { connection: answer.headers.connection, body: await text(answer) };
  };
  return { server, ask, ended, isLeaving };
}

it('a request in flight is answered, idle connections do not keep the server', async () => {
  let finish = () => {};
  const arrived = pending();
  const { server, ask, ended } = await serve(
    (_, response) => {
      finish = () => response.end('all of it');
      arrived.resolve();
    },
    { delayMs: 0 },
  );
  const inFlight = ask();
  await arrived.promise;
  server.close();
  await vi.waitFor(() => expect(server.listening).toBe(false));
  finish();
  expect((await inFlight).body).toBe('all of it');
  await ended;
  await expect(ask()).rejects.toThrow('ECONNREFUSED');
});

it('while whoever stands in front has not noticed, visitors are served and sent elsewhere next', async () => {
  const { server, ask, ended, isLeaving } = await serve((_, response) => response.end('served'), {
    delayMs: 200,
  });
  expect((await ask()).connection).toBe('keep-alive');
  expect(isLeaving()).toBe(false);
  server.close();
  server.close();
  expect(isLeaving()).toBe(true);
  expect(await ask()).toEqual({ connection: 'close', body: 'served' });
  await ended;
});

it('a request that never ends is cut off at the limit', async () => {
  const arrived = pending();
  const { server, ask, ended } = await serve(() => arrived.resolve(), { delayMs: 0, limitMs: 100 });
  const cut = expect(ask()).rejects.toThrow('socket hang up');
  await arrived.promise;
  server.close();
  await ended;
  await cut;
});
