import { brotliCompressSync, constants } from 'node:zlib';
import { listingOf, pageSize } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'serial' });
test.use({ shopOptions: { size: { products: 5_000, categories: 40 } } });

test.beforeAll('the shop has read its catalogue', async ({ shop }) => {
  const readAll = async () => (await fetch(`${shop.url}/api/products`)).status;
  await expect.poll(readAll, { timeout: 60_000 }).toBe(200);
});

test('the HTML of a listing of 5,000 products has at most 40 kB after brotli', async ({ shop }) => {
  const answer = await fetch(`${shop.url}/products`);
  const html = Buffer.from(await answer.arrayBuffer());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  expect(html.toString().match(/<article/g)).toHaveLength(pageSize);
  expect(brotliCompressSync(html, { params }).length).toBeLessThan(40_000);
});

test('its listing counts, pages, searches and filters all of them', async ({ page }) => {
  const { cards, count, filters, more } = listingOf(page);

  await test.step('it offers every category and goes on to the next 24', async () => {
    await page.goto('/products');
    await expect(count).toHaveText('5,000 products');
    // Beside the categories: all of them; three kinds of light control, or all of these.
    await expect(filters.getByRole('radio')).toHaveCount(40 + 1 + 3 + 1);
    await more.click();
    await expect(cards).toHaveCount(2 * pageSize);
  });

  await test.step('its last product can be reached, and no page holds more than ten pages', async () => {
    await page.goto('/products?page=209');
    await expect(cards).toHaveCount(5_000 - 200 * pageSize);
    await expect(more).toHaveCount(0);
  });

  await test.step('a mistyped word finds what it means', async () => {
    await page.goto('/products?q=pergolla+cobalt');
    await expect(cards.first().getByRole('heading')).toHaveText(/Pergola Shade, Cobalt$/);
  });

  await test.step('filters narrow them to what fits', async () => {
    await page.goto('/products/pergola-shades?filter=blackout');
    await expect(cards).toHaveCount(pageSize);
    await expect(cards.first().getByRole('heading')).toHaveText(/Pergola Shade/);
    await expect(count).not.toHaveText('5,000 products');
  });
});
