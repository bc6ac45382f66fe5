import { request as requests } from 'playwright/test';
import { startEdge, type Edge } from '../fixtures/edge';
import { sharedShop } from '../fixtures/shared-shop';
import { expect, test, type APIRequestContext } from '../fixtures/test';

// One nginx for them all; the last test cuts it off.
test.describe.configure({ mode: 'serial' });

const infoUid = 'api::info-page.info-page';
let edge: Edge;

test.beforeAll(async () => {
  // nginx may have to be fetched first.
  test.setTimeout(180_000);
  edge = await startEdge(sharedShop());
});
test.afterAll(() => edge?.stop());

function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(edge.url + path, { headers, maxRedirects: 0 });
}

const fromEdge = (answer: Awaited<ReturnType<typeof ask>>) => answer.headers()['x-cache'];

/** The shop draws a page for the first who asks, keeps it for the second, and nginx has it from then on. */
async function warm(request: APIRequestContext, path: string, headers?: Record<string, string>) {
  await expect
    .poll(async () => fromEdge(await ask(request, path, headers)), { intervals: [50] })
    .toMatch(/HIT|REVALIDATED/);
}

test('a page comes from the edge, in what the browser takes, with its protecting headers once', async ({
  request,
}) => {
  const bodies = new Set<string>();
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    await warm(request, '/accessibility', headers);
    const answer = await ask(request, '/accessibility', headers);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-encoding'], accepted).toBe(coding);
    bodies.add(await answer.text());

    const names = answer.headersArray().map(({ name }) => name.toLowerCase());
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'x-frame-options',
      'cache-control',
      'etag',
    ]) {
      expect(names.filter((other) => other === name)).toEqual([name]);
    }
    expect(names).not.toContain('x-accel-expires');

    const known = { ...headers, 'if-none-match': answer.headers().etag ?? '' };
    expect((await ask(request, '/accessibility', known)).status()).toBe(304);
  }
  expect(bodies.size).toBe(1);
});

test('what is live in the storefront is live at the edge within two seconds, and the old page does not come back', async ({
  request,
  desk,
  shop,
}) => {
  const [page] = await desk.list(infoUid, 'filters[path][$eq]=/accessibility');
  const documentId = page?.documentId ?? '';
  const publish = async (title: unknown) => {
    await desk.update(infoUid, documentId, { title });
    await desk.publish(infoUid, documentId);
  };
  await warm(request, '/accessibility');
  await publish('Accessibility of the Edge');
  const isNew = async (origin: string) => {
    const answer = await request.get(`${origin}/accessibility`);
    return (await answer.text()).includes('Accessibility of the Edge');
  };
  await expect.poll(() => isNew(shop.url), { intervals: [20] }).toBe(true);
  await expect.poll(() => isNew(edge.url), { timeout: 2_000, intervals: [50] }).toBe(true);
  for (let turn = 0; turn < 30; turn++) expect(await isNew(edge.url)).toBe(true);
  await publish(page?.title);
});

test('previews, errors and what a visitor sends are not kept', async ({ request, desk }) => {
  await test.step('a preview passes by, and leaves nothing behind', async () => {
    const [page] = await desk.list(infoUid, 'filters[path][$eq]=/accessibility');
    const { pathname, search } = new URL(await desk.previewUrl(infoUid, page?.documentId ?? ''));
    const staff = await requests.newContext();
    const opened = await staff.get(edge.url + pathname + search);
    expect([opened.status(), opened.url()]).toEqual([200, `${edge.url}/accessibility`]);
    for (let turn = 0; turn < 2; turn++) {
      const answer = await ask(staff, '/accessibility');
      expect(fromEdge(answer)).toBe('BYPASS');
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(await answer.text()).toContain('Exit preview');
    }
    await staff.dispose();
    expect(await (await ask(request, '/accessibility')).text()).not.toContain('Exit preview');
  });

  await test.step('an error is asked for each time', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const answer = await ask(request, '/no-such-page');
      expect([answer.status(), fromEdge(answer)]).toEqual([404, 'MISS']);
    }
  });

  await test.step('a flood of requests is stopped, and visitors still read', async () => {
    const send = () => request.post(`${edge.url}/api/consultation`, { data: {} });
    for (let turn = 0; turn < 10; turn++) expect((await send()).status()).toBe(400);
    // The storefront has its own limit by now; what nginx stops does not reach it.
    let stopped = await send();
    const isStopped = async () => (await stopped.text()).includes('Please wait a minute');
    for (let turn = 0; turn < 20 && !(await isStopped()); turn++) stopped = await send();
    expect(stopped.status()).toBe(429);
    expect(await stopped.json()).toEqual({
      message: 'Too many requests. Please wait a minute and try again.',
    });
    expect(Number(stopped.headers()['retry-after'])).toBeGreaterThan(0);
    expect((await ask(request, '/accessibility')).status()).toBe(200);
  });

  for (const path of ['/revalidate', '/health/ready', '/metrics', '/Revalidate/']) {
    expect((await ask(request, path)).status(), path).toBe(404);
  }
});

test('scripts, styles and pictures lie at the edge, and pages outlive the storefront', async ({
  request,
}) => {
  await warm(request, '/');
  const html = await (await ask(request, '/')).text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
  const files = [
    { path: found(/\/assets\/[\w-]+\.js/), type: 'text/javascript; charset=utf-8', coding: 'br' },
    { path: found(/\/assets\/[\w-]+\.css/), type: 'text/css; charset=utf-8', coding: 'br' },
    { path: found(/\/assets\/[\w-]+\.woff2/), type: 'font/woff2', coding: undefined },
    { path: found(/\/media\/\w+\.avif/), type: 'image/avif', coding: undefined },
  ];
  edge.cut();

  for (const { path, type, coding } of files) {
    const answer = await ask(request, path, { 'accept-encoding': 'gzip, br' });
    expect(answer.status(), path).toBe(200);
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding'], path).toBe(coding);
    const plain = await ask(request, path, { 'accept-encoding': 'identity' });
    expect((await plain.body()).equals(await answer.body()), path).toBe(true);
    const known = await ask(request, path, {
      'if-none-match': headers.etag ?? '',
      'accept-encoding': 'gzip, br',
    });
    expect(known.status()).toBe(304);
  }

  await expect.poll(async () => fromEdge(await ask(request, '/'))).toBe('STALE');
  const stale = await ask(request, '/');
  expect([stale.status(), await stale.text()]).toEqual([200, html]);
  expect((await ask(request, '/never-asked-for')).status()).toBe(502);
});
