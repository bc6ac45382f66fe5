import { answerGetsLost, cmsFaults, late } from '../fixtures/cms-faults';
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

const seen = ['/', '/products', '/products?q=linen', '/blog', '/api/products', '/sitemap.xml'];

let pages: string[];
let products: string[];
test.beforeAll(async ({ faultShop: { url } }) => {
  await expectServed(url, seen);
  const rows = (await (await fetch(`${url}/api/products`)).json()) as { slug: string }[];
  pages = await unreadPages(url);
  products = rows.map(({ slug }) => `${url}/api/products/${slug}`);
});
test.afterEach(({ faultShop }) => faultShop.proxy.misbehave());

for (const [name, fault] of Object.entries(cmsFaults)) {
  test(`R172 R193 R201: a CMS that ${name} costs only what nobody has read, and the shop heals`, async ({
    faultShop: { url, proxy, dataDir, forgetAll },
    visitor,
  }) => {
    const [page = '', endpoint = ''] = [pages.pop(), products.pop()];
    const { email, send } = handIn(url, visitor);
    await forgetAll();
    proxy.misbehave(fault);

    const [status] = await Promise.all([
      send(),
      expectPageSaysSorry(page),
      expectEndpointSaysSorry(endpoint),
      expectServed(url, seen),
    ]);
    expect(status).toBe(503);

    proxy.misbehave();
    await Promise.all([expectHeals(page), expectHeals(endpoint)]);
    expect(await send()).toBe(201);
    expect(countStored(dataDir, email)).toBe(1);
  });
}

test('a CMS that takes two seconds is waited for', async ({
  faultShop: { url, proxy },
  visitor,
}) => {
  proxy.misbehave(late(2_000));
  const { send } = handIn(url, visitor);
  const [status] = await Promise.all([send(), expectServed(pages.pop() ?? '', [''])]);
  expect(status).toBe(201);
});

test('R193: a request whose answer gets lost is stored once, however often it is sent', async ({
  faultShop: { url, proxy, dataDir },
  visitor,
}) => {
  const { email, send } = handIn(url, visitor);
  proxy.misbehave(answerGetsLost);
  expect(await send()).toBe(503);
  expect(countStored(dataDir, email)).toBe(1);
  proxy.misbehave();
  expect(await send()).toBe(201);
  expect(countStored(dataDir, email)).toBe(1);
});
