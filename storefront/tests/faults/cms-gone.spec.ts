import { expect, test } from '../fixtures/fault-shop';
import {
  expectEndpointSaysSorry,
  expectHeals,
  expectPageSaysSorry,
  expectServed,
  unreadPages,
} from '../fixtures/fault-words';
import { handIn } from '../fixtures/hand-in';
import { countStored } from '../fixtures/stored-rows';

test.describe.configure({ mode: 'default' });

const seen = ['/', '/products', '/products/roman-shades', '/contact', '/api/products'];

test.beforeAll(async ({ faultShop }) => expectServed(faultShop.url, seen));

test('R172 R193 R201: a CMS that is killed: what was seen stays, the rest says so, the shop heals', async ({
  faultShop: { url, killCms, startCms, dataDir, forgetAll },
  visitor,
}) => {
  const [page = ''] = await unreadPages(url);
  const products = (await (await fetch(`${url}/api/products`)).json()) as { slug: string }[];
  const { email, send } = handIn(url, visitor);
  await forgetAll();
  await killCms();

  await expectServed(url, seen);
  await expectPageSaysSorry(page);
  await expectEndpointSaysSorry(`${url}/api/products/${products[0]?.slug}`);
  expect(await send()).toBe(503);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect((await fetch(`${url}/health/ready`)).status).toBe(503);

  await startCms();
  await expectHeals(page);
  await expectHeals(`${url}/health/ready`);
  expect(await send()).toBe(201);
  expect(countStored(dataDir, email)).toBe(1);
});

test('R172 R193 R201: a CMS that is held still: nobody waits longer than five seconds, and nothing is lost', async ({
  faultShop: { url, pauseCms, resumeCms, dataDir, forgetAll },
  visitor,
}) => {
  const [, page = ''] = await unreadPages(url);
  const { email, send } = handIn(url, visitor);
  await forgetAll();
  pauseCms();
  const started = performance.now();
  const [status] = await Promise.all([send(), expectPageSaysSorry(page), expectServed(url, seen)]);
  expect(status).toBe(503);
  expect(performance.now() - started).toBeLessThan(6_000);

  resumeCms();
  await expectHeals(page);
  // The first attempt may have been stored after all: the second is the same request.
  expect(await send()).toBe(201);
  expect(countStored(dataDir, email)).toBe(1);
});
