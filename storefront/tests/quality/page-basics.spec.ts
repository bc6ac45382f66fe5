import { allowConsole } from '../fixtures/console';
import { expect, test } from '../fixtures/test';
import { expectedNotes, errorScreen, screens } from './screens';

test.use(allowConsole(...expectedNotes));

for (const { name, open } of [...screens, errorScreen]) {
  test.describe(name, () => {
    test.beforeEach(({ page }) => open(page).then(() => undefined));

    test('R006: has a title "{page} - {brand}" and one first heading', async ({ page }) => {
      await expect(page).toHaveTitle(/^\S.* - Northlight Blinds$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    });

    test('goes down the heading levels without a gap', async ({ page }) => {
      const headings = await page.getByRole('heading').evaluateAll((all) => {
        return all.map((heading) => Number(heading.tagName.slice(1)));
      });
      const gaps = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
      expect(gaps).toEqual([]);
    });

    test('gives each picture an alternative text, empty where it is decoration', async ({
      page,
    }) => {
      const without = await page.locator('img:not([alt])').count();
      expect(without).toBe(0);
    });

    test('has no sideways scrolling at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    });
  });
}

for (const { name, path, status } of screens) {
  test(`${name}: its address answers ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status);
  });
}

for (const { name, path } of screens.filter(({ status }) => status === 200)) {
  test(`R041: ${name} names its canonical address in full, once`, async ({ page, shop }) => {
    const address = new URL(path, shop.url);
    await page.goto(`${address.pathname}?utm_source=letter`);
    const canonical = page.locator('head link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', address.origin + address.pathname);
  });

  test(`${name} has a description and a picture to share`, async ({ page }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('head meta[name="description"]')).toMatch(/.{50,}/);
    expect(await content('head meta[property="og:title"]')).toMatch(/\S/);
    expect(await content('head meta[property="og:image"]')).toMatch(/^http/);
  });
}
