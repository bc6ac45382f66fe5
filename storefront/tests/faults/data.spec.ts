import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openShopDatabase } from '../../../scripts/lib/catalogue/shop-database.mjs';
import { expect, test } from '../fixtures/fault-shop';
import { expectHeals, expectServed } from '../fixtures/fault-words';
import { handIn } from '../fixtures/hand-in';
import { countStored } from '../fixtures/stored-rows';

test.describe.configure({ mode: 'default' });

const seen = ['/', '/products', '/blog', '/api/products'];

test.beforeAll(async ({ faultShop }) => expectServed(faultShop.url, seen));

test('R193: a locked database: reading goes on, a request that cannot be stored says so and can be sent again', async ({
  faultShop: { url, dataDir },
  visitor,
}) => {
  const { email, send } = handIn(url, visitor);
  const database = openShopDatabase(dataDir);
  database.prepare('BEGIN IMMEDIATE').run();
  const [status] = await Promise.all([send(), expectServed(url, seen)]);
  expect(status).toBe(503);
  database.prepare('ROLLBACK').run();
  database.close();

  await expect.poll(send, { timeout: 15_000 }).toBe(201);
  expect(countStored(dataDir, email)).toBe(1);
});

// Only Linux can take room away from a process that runs.
if (process.platform === 'linux') {
  test('R193: a full disk: reading goes on, no request is acknowledged that was not stored, and it heals', async ({
    faultShop: { url, dataDir, cmsPid },
    visitor,
  }) => {
    const room = (bytes: string) =>
      execFileSync('prlimit', ['--pid', String(cmsPid()), `--fsize=${bytes}:`]);
    const { email, send } = handIn(url, visitor);
    room('0');
    expect(await send()).toBe(503);
    expect(countStored(dataDir, email)).toBe(0);
    await expectServed(url, seen);

    room('unlimited');
    expect(await send()).toBe(201);
    expect(countStored(dataDir, email)).toBe(1);
  });
}

test('a picture that is missing costs only itself, and comes back with its file', async ({
  faultShop: { url, dataDir, forgetAll },
}) => {
  const html = await (await fetch(`${url}/products`)).text();
  const picture = /\/media\/([\w.-]+)/.exec(html)?.[1] ?? '';
  const [uploads, aside] = [join(dataDir, 'public/uploads'), join(dataDir, 'aside')];
  mkdirSync(aside);
  renameSync(join(uploads, picture), join(aside, picture));
  const answer = await fetch(`${url}/media/${picture}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('There is no such picture.');
  await expectServed(url, ['/products']);

  renameSync(join(aside, picture), join(uploads, picture));
  await forgetAll();
  await expectHeals(`${url}/media/${picture}`);
});
