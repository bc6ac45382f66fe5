import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, request }) => {
  // Fills the cache: a cold page streams its slow sections, which takes a script to place them.
  await request.get('/');
  await page.goto('/');
});

test('R035 R039 R040 R173: without JavaScript the home page is whole, and dark', async ({
  page,
}) => {
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Explore Collection/ })).toHaveCount(5);
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('R020 R021 R033: without JavaScript panels and menu unfold, and the search is a form that leads to the listing', async ({
  page,
}) => {
  for (const [panel, name, href] of [
    ['Motorized', 'Battery Powered', '/products/motorized-options?type=battery'],
    ['Offers', 'Discontinued', '/discontinued'],
  ] as const) {
    await test.step(`"${panel}" unfolds under the pointer and the focus`, async () => {
      const link = page.getByRole('banner').getByRole('link', { name }).first();
      const button = page.getByRole('button', { name: panel });
      await expect(link).toBeHidden();
      await button.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(link).toBeHidden();
      await button.focus();
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toBeVisible();
    });
  }

  await test.step('a narrow screen has a menu that unfolds', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sale' });
    await expect(link).toBeHidden();
    await page.getByText('Menu', { exact: true }).click();
    await expect(link).toHaveAttribute('href', '/sale');
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the search of the home page', async () => {
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill('linen');
    await search.getByRole('combobox').selectOption('Roman Shades');
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/products');
    await search.getByRole('button', { name: 'Search' }).click();
    const { searchParams } = new URL((await sent).url());
    expect(Object.fromEntries(searchParams)).toEqual({ q: 'linen', category: 'roman-shades' });
  });
});
