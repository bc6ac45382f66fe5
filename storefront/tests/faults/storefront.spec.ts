import { openSync } from 'node:fs';
import { startBalancer } from '../fixtures/balancer';
import { expect, test } from '../fixtures/fault-shop';
import {
  expectHeals,
  expectPageSaysSorry,
  expectServed,
  unreadPages,
} from '../fixtures/fault-words';
import { freePort } from '../fixtures/free-port';
import { handIn } from '../fixtures/hand-in';
import { startLoad } from '../fixtures/steady-load';
import { countStored } from '../fixtures/stored-rows';

test.describe.configure({ mode: 'default' });

const seen = ['/', '/products', '/products?q=linen', '/contact', '/api/products'];
const shiftedClock = new URL('../fixtures/shifted-clock.mjs', import.meta.url).href;
const year = 365 * 24 * 60 * 60 * 1_000;

test('a storefront that is killed under load answers again as soon as it is started', async ({
  faultShop: { startStorefront, dataDir },
  visitor,
}) => {
  const port = await freePort();
  const first = await startStorefront({ port });
  await expectServed(first.url, seen);
  const load = startLoad(first.url, seen);
  const { email, send } = handIn(first.url, visitor);
  const [acknowledged] = await Promise.all([send(), first.kill()]);
  expect([0, 201]).toContain(acknowledged);
  const second = await startStorefront({ port });
  await expectServed(second.url, seen);
  await load.stop();
  // While nobody listened there was no answer; nobody was told anything wrong.
  expect([...load.statuses.keys()].toSorted()).toEqual([0, 200]);
  expect(await send()).toBe(201);
  expect(countStored(dataDir, email)).toBe(1);
  await second.stop();
});

test('two storefronts are restarted one after the other under load, and no request fails', async ({
  faultShop: { startStorefront },
}) => {
  const ports = [await freePort(), await freePort()];
  // Longer than the balancer waits between two looks at whether a storefront is ready.
  const env = { SHUTDOWN_DELAY: '1' };
  const running = await Promise.all(ports.map((port) => startStorefront({ port, env })));
  const balancer = await startBalancer(running.map(({ url }) => url));
  await expectServed(balancer.url, seen);
  const load = startLoad(balancer.url, seen);
  for (const [index, port] of ports.entries()) {
    await running[index]?.drain();
    const started = await startStorefront({ port, env });
    running[index] = started;
    await expectHeals(`${started.url}/health/ready`);
  }
  await load.stop();
  await balancer.stop();
  expect([...load.statuses.keys()]).toEqual([200]);
  expect(load.statuses.get(200)).toBeGreaterThan(100);
  await Promise.all(running.map(({ stop }) => stop()));
});

test('a clock that jumps a year forward or back changes nothing that visitors see', async ({
  faultShop: { startStorefront, proxy },
  visitor,
}) => {
  const { url, send: tell, stop } = await startStorefront({ preload: shiftedClock });
  const [page = ''] = await unreadPages(url);
  await expectServed(url, seen);
  for (const clockOffset of [year, -year]) {
    tell({ clockOffset });
    await expectServed(url, seen);
    expect(await handIn(url, visitor).send()).toBe(201);
  }
  // What failed before the clock was put back is tried again a second later, not a year.
  tell({ clockOffset: 0 });
  proxy.misbehave(({ request }) => void request.socket.destroy());
  await expectPageSaysSorry(page);
  proxy.misbehave();
  tell({ clockOffset: -year });
  await expectHeals(page);
  await stop();
});

if (process.platform === 'linux') {
  test('a log that cannot be written, because its disk is full, stops nobody', async ({
    faultShop: { startStorefront },
    visitor,
  }) => {
    const { url, stop } = await startStorefront({ log: openSync('/dev/full', 'w') });
    await expectServed(url, seen);
    expect(await handIn(url, visitor).send()).toBe(201);
    await expectServed(url, seen);
    await stop();
  });
}
