import { brotliCompressSync, constants } from 'node:zlib';
import { devices } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { screens } from './screens';

/** Bytes of a page's HTML after brotli, as the shop compresses what it keeps. */
const htmlBudget = 30_000;
/** Bytes that a phone fetches before the home page has loaded. */
const homeBudget = 500_000;

test('no page is heavier than 30 kB of HTML', async ({ request }) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  for (const { path } of screens) {
    const html = await (await request.get(path)).body();
    const { length } = brotliCompressSync(html, { params });
    expect(length, path).toBeLessThanOrEqual(htmlBudget);
  }
});

test.describe('on a phone', () => {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test('the home page has loaded after 500 kB', async ({ page }) => {
    // What the first visitor is sent is not compressed as well as what all others are.
    await page.request.get('/');
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    // The scripts come once the page is painted; these are the ones that everything else waits for.
    const scripts = [/framework-.*\.js$/, /entry\.client-.*\.js$/].map((name) =>
      page.waitForEvent('requestfinished', (request) => name.test(request.url())),
    );
    await page.goto('/', { waitUntil: 'load' });
    await Promise.all(scripts);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(homeBudget);
    expect(bytes).toBeGreaterThan(homeBudget / 5);
  });
});
