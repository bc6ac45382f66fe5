import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.notFound));

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
}

test('R017: every alias keeps its query and replaces the history entry', async ({ page }) => {
  for (const [alias, target] of aliases) {
    await test.step(alias, async () => {
      await page.goto('/robots.txt');
      await page.goto(`${alias}?filter=blackout&q=linen#reviews`);
      await expect(page).toHaveURL(`${target}?filter=blackout&q=linen#reviews`);
      await page.goBack();
      await expect(page).toHaveURL('/robots.txt');
    });
  }
});

test('R017: within the page an alias replaces the history entry, query and hash kept', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.goto('/no-such-page');
  // The router of a page that is not hydrated yet would change what is being hydrated; the first report comes after that.
  await page.waitForFunction(() => 'dataLayer' in window);
  await page.evaluate(() => {
    // No link of ours leads to an alias, so the router is asked directly.
    const { __remixRouter } = window as unknown as {
      __remixRouter: { navigate: (to: string) => Promise<void> };
    };
    return __remixRouter.navigate('/measure?mount=inside#step-2');
  });
  await expect(page).toHaveURL('/measuring-guide?mount=inside#step-2');
  await page.goBack();
  await expect(page).toHaveURL('/no-such-page');
});

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
