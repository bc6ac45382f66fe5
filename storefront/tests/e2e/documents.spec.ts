import { expect, test } from '../fixtures/test';

test('robots.txt names the sitemap by its full address', async ({ request, shop }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
});

test('every address of the sitemap is absolute and answers', async ({ request, shop }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  expect(addresses).toContain(`${shop.url}/`);
  for (const address of addresses) {
    expect(address).toContain(shop.url);
    expect((await request.get(address ?? '')).status(), address).toBe(200);
  }
});

test('R005: the manifest carries the brand, its colour and icons that exist', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.status()).toBe(200);
  const manifest = (await answer.json()) as {
    name: string;
    theme_color: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toBe('Northlight Blinds');
  expect(manifest.theme_color.toLowerCase()).toBe('#d4af37');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type']).toContain(type);
  }
});

test('the storefront says that it lives and that it is ready', async ({ request }) => {
  expect((await request.get('/health/live')).status()).toBe(200);
  expect((await request.get('/health/ready')).status()).toBe(200);
});
