import { expect, test, type Page } from '../fixtures/test';

/** What holds on every screen, whatever it answers with. Leaves the page at 320 px. */
export async function expectBasics(page: Page): Promise<void> {
  await test.step('a title "{page} - {brand}" and one first heading', async () => {
    await expect(page).toHaveTitle(/^\S.* - Northlight Blinds$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  });

  await test.step('heading levels without a gap', async () => {
    const headings = await page.getByRole('heading').evaluateAll((all) => {
      return all.map((heading) => Number(heading.tagName.slice(1)));
    });
    const gaps = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
    expect(gaps).toEqual([]);
  });

  await test.step('an alternative text for each picture, empty where it is decoration', async () => {
    await expect(page.locator('img:not([alt])')).toHaveCount(0);
  });

  await test.step('no sideways scrolling at 320 px, nor with doubled letters on a phone', async () => {
    for (const [width, letters] of [
      [390, '200%'],
      [320, '200%'],
      [320, ''],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowWith(page, letters), `${width} px, letters ${letters}`).toBe(0);
    }
  });
}

/** By how many pixels the page is wider than its window; its letters are drawn at a share of their size. */
function overflowWith(page: Page, letters: string): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  }, letters);
}

/** What search engines and links shared elsewhere read. */
export async function expectDescribed(page: Page, address: URL): Promise<void> {
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', address.origin + address.pathname);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('head meta[name="description"]')).toMatch(/.{50,}/);
  expect(await content('head meta[property="og:title"]')).toMatch(/\S/);
  expect(await content('head meta[property="og:image"]')).toMatch(/^http/);
}
