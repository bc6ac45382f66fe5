import { expect, test } from '../fixtures/test';

test('R006 R041: title, description, keywords and canonical address', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^.{10,} - Northlight Blinds$/);
  const meta = (name: string) => page.locator(`head meta[name="${name}"]`);
  await expect(meta('description')).toHaveAttribute('content', /.{50,}/);
  await expect(meta('keywords')).toHaveAttribute('content', /.+,.+/);
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${shop.url}/?$`));
});

test('R041: an address with parameters has the same canonical', async ({ page, shop }) => {
  await page.goto('/?utm_source=letter');
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${shop.url}/?$`));
});

test('R042: structured data describes a local business of Canada and its three offers', async ({
  page,
}) => {
  await page.goto('/');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const business = texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((entry) => /Business|Store/.test(String(entry['@type'])));
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Northlight Blinds',
    priceRange: '$$',
    address: { addressCountry: 'CA' },
  });
  expect(JSON.stringify(business?.areaServed)).toContain('Canada');
  const offers = JSON.stringify(business).toLowerCase();
  for (const offer of ['custom blinds', 'affordable shades', 'motorized options']) {
    expect(offers).toContain(offer);
  }
});
