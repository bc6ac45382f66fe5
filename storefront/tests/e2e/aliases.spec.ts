import { expect, test } from '../fixtures/test';

// The targets are pages of later issues; until they stand their documents answer 404.
test.use({ allowedConsole: [/status of 404/] });

const aliases = [
  ['/products/wooden', '/products/wood'],
  ['/products/vinyl', '/products/pvc'],
  ['/products/window-treatments', '/products'],
  ['/blinds', '/products/roller-blinds'],
  ['/shades', '/products/roller-blinds'],
  ['/motorized', '/products/motorized-options'],
  ['/installation-guide', '/installation'],
  ['/measure', '/measuring-guide'],
  ['/delivery', '/fast-delivery'],
  ['/samples', '/sample-fabric'],
] as const;

for (const [alias, target] of aliases) {
  test(`R017: ${alias} answers 301 to ${target}`, async ({ request }) => {
    const answer = await request.get(alias, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(target);
  });

  test(`R017: ${alias} keeps its query and replaces the history entry`, async ({ page }) => {
    await page.goto('/robots.txt');
    await page.goto(`${alias}?filter=blackout&q=a%20b#reviews`);
    await expect(page).toHaveURL(`${target}?filter=blackout&q=a%20b#reviews`);
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });
}

for (const [address, canonical] of [
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['//contact', '/contact'],
  ['/products//roller-blinds/?type=a', '/products/roller-blinds?type=a'],
] as const) {
  test(`${address} answers 301 to the canonical ${canonical}`, async ({ shop }) => {
    const answer = await fetch(`${shop.url}${address}`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    const location = answer.headers.get('location') ?? '';
    // Never "//contact": a browser would take that for the host "contact".
    expect(new URL(location, shop.url).href).toBe(`${shop.url}${canonical}`);
  });
}
