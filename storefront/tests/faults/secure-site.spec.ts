import { signTicket } from '#app/server/preview-ticket.server';
import { answerKinds } from '../fixtures/answer-kinds';
import { sourcesOf } from '../fixtures/content-policy';
import { expect, test } from '../fixtures/fault-shop';
import { scoreOf } from '../fixtures/observatory';
import type { Storefront } from '../fixtures/shop';

test.describe.configure({ mode: 'default' });

/** A storefront that believes itself behind an edge with TLS. */
let site: Storefront;
test.beforeAll(async ({ faultShop }) => {
  site = await faultShop.startStorefront({ env: { SITE_URL: 'https://shop.example' } });
});
test.afterAll(() => site.stop());

const ask = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** Pictures may stand in feed readers and search engines. */
const corpOf = (path: string) => (/^\/media\//.test(path) ? 'cross-origin' : 'same-origin');

test('every kind of answer carries the headers that protect a visitor', async () => {
  for (const { path, status, init } of await answerKinds(site.url)) {
    const answer = await ask(path, init);
    await answer.arrayBuffer();
    const name = `${init?.method ?? 'GET'} ${path} ${status}`;
    expect(`${init?.method ?? 'GET'} ${path} ${answer.status}`).toBe(name);
    const headers = Object.fromEntries(answer.headers);
    expect(headers, name).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': corpOf(path),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(sourcesOf(policy, 'script-src'), name).not.toContain("'unsafe-inline'");
    expect(sourcesOf(policy, 'script-src').length, name).toBeGreaterThan(0);
    expect(sourcesOf(policy, 'frame-ancestors'), name).toEqual(["'none'"]);
  }
});

test('no answer tells where the shop runs, what it is made of, or what broke in it', async ({
  faultShop,
}) => {
  const insides = new RegExp(
    [
      'node_modules|strapi|better-sqlite|\\bat \\S+ \\(?file:|ECONNREFUSED',
      new URL(faultShop.proxy.url).host,
      new URL(faultShop.cmsUrl).host,
      process.cwd(),
      process.version.slice(1),
    ].join('|'),
    'i',
  );
  for (const { path, init } of await answerKinds(site.url)) {
    const answer = await ask(path, init);
    const isText = !/image|font/.test(answer.headers.get('content-type') ?? '');
    expect(isText ? await answer.text() : '', path).not.toMatch(insides);
    const names = [...answer.headers.keys()];
    expect(names.filter((name) => /^(server|via|x-powered-by|x-runtime)$/.test(name))).toEqual([]);
    expect(JSON.stringify([...answer.headers]), path).not.toMatch(insides);
  }
});

test('the published rules of Mozilla’s Observatory give every document 110 points or more', async () => {
  for (const path of ['/', '/products', '/products/roman-shades', '/contact', '/faq', '/cart']) {
    const document = await ask(path);
    expect(scoreOf(document, await document.text()), path).toBeGreaterThanOrEqual(110);
  }
});

test('the only cookie is signed, bound to the host, and out of reach for scripts and other sites', async ({
  faultShop,
}) => {
  const expires = Math.ceil(Date.now() / 1_000) + 60;
  const ticket = signTicket(
    {
      path: '/',
      status: 'draft',
      model: 'product',
      documentId: 'a'.repeat(24),
      reach: 'desk',
      drafts: ['product'],
      desk: faultShop.cmsUrl,
      expires,
    },
    faultShop.secrets.PREVIEW_SECRET,
  );
  const admitted = await ask(`/preview?ticket=${ticket}`);
  const [cookie = ''] = admitted.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-preview=/);
  for (const part of ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']) {
    expect(cookie.split('; ')).toContain(part);
  }
  expect(cookie).not.toContain('Domain');
  expect(scoreOf(admitted, '')).toBeGreaterThanOrEqual(110);

  const forged = await ask(`/preview?ticket=${ticket.slice(0, -2)}AA`);
  expect(forged.status).toBe(401);
  expect(forged.headers.getSetCookie()).toEqual([]);
  const visited = await ask('/', {
    headers: { cookie: `__Host-preview=${ticket.slice(0, -2)}AA` },
  });
  expect(await visited.text()).not.toContain('Visitors do not see them yet.');
});

test('no visitor of an ordinary page is given a cookie', async () => {
  for (const path of ['/', '/products?q=linen', '/contact', '/sale', '/api/products', '/cart']) {
    expect((await ask(path)).headers.getSetCookie(), path).toEqual([]);
  }
});
