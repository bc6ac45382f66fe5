import { listingOf } from '../fixtures/catalogue';
import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>"><b>bold';

const crooked = [
  ['a search of ten thousand characters', `q=${'linen '.repeat(1_666)}`],
  ['control characters', 'q=%00%01lin%07en%0d%0a&filter=%00&type=%1b'],
  ['bytes that are no text', 'q=%E0%A4%A&filter=%ff&category=%c3%28'],
  ['two values where one belongs', 'filter=blackout&filter=room_darkening&q=a&q=b'],
  ['arrays and objects', 'q[]=linen&filter[$ne]=blackout&type[a][b]=c&category[]=wood'],
  ['names of the language', 'q=__proto__&filter=constructor&type=toString&category=__proto__'],
  ['markup', `q=${encodeURIComponent(markup)}&type=${encodeURIComponent(markup)}`],
  ['a pattern that could run for ever', `q=${encodeURIComponent('(a+)+$'.repeat(30))}`],
  ['pages that are none', 'page=-1&page=1e99'],
  ['a page of text', 'page=%00'],
] as const;

test('whatever the address asks for, the answer is a helpful page', async ({ page }) => {
  for (const [title, search] of crooked) {
    await test.step(title, async () => {
      const answer = await page.goto(`/products?${search}`);
      expect(answer?.status()).toBe(200);
      const { heading, filters, count } = listingOf(page);
      await expect(heading).toHaveText(/^(All Products|Search Results)$/);
      await expect(filters.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
      await expect(count).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    });
  }
});

test('what is not known is ignored, said, and can be removed; markup is text wherever it appears', async ({
  page,
}) => {
  await page.goto('/products');
  const { chips, count } = listingOf(page);
  const all = await count.innerText();
  for (const [name, value] of [
    ['filter', 'sepia'],
    ['type', 'steam'],
    ['category', 'no-such-category'],
  ] as const) {
    await test.step(`an unknown ${name}`, async () => {
      await page.goto(`/products?${name}=${value}`);
      await expect(count).toHaveText(all);
      const hint = chips.filter({ hasText: `Filter not recognised: ${name}=${value}` });
      await expect(hint).toBeVisible();
      await hint.click();
      await expect(page).toHaveURL('/products');
      await expect(chips).toHaveCount(0);
    });
  }

  await test.step('markup', async () => {
    const search = encodeURIComponent(markup);
    await page.goto(`/products?q=${search}&filter=${search}`);
    await expect(chips.first()).toContainText('<img src=x onerror=alert(1)>');
    await expect(chips.nth(1)).toContainText('filter=<img src=x');
    const main = page.getByRole('main');
    await expect(main.locator('b, img[src="x"], script:not([type])')).toHaveCount(0);
  });
});

test.describe('a product address', () => {
  test.use(allowConsole(browserNotes.notFound));

  test('that cannot be one is not found', async ({ page }) => {
    for (const path of [
      '/products/%00',
      '/products/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      `/products/${'a'.repeat(4_000)}`,
      '/products/__proto__',
      '/products/..%2f..%2fetc%2fpasswd',
      "/products/'%20or%201=1--",
    ]) {
      await test.step(path.slice(0, 50), async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(listingOf(page).heading).toHaveText(/Not Found$/);
      });
    }
  });

  test('that does not decode is no error of the server', async ({ request }) => {
    for (const [path, expected] of [
      ['/products/%E0%A4%A', 404],
      ['/products/%', 404],
      ['/products?q=%', 200],
    ] as const) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(expected);
    }
  });
});
