import { allowConsole, pagesToCome } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false, ...allowConsole(pagesToCome) });

test.beforeEach(async ({ page, request }) => {
  // Fills the cache: a cold page streams its slow sections, which takes a script to place them.
  await request.get('/');
  await page.goto('/');
});

test('R035 R039 R040: without JavaScript the home page is whole', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Explore Collection/ })).toHaveCount(5);
  await expect(page.getByRole('blockquote')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('R173: without JavaScript the shop is dark', async ({ page }) => {
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('R033: without JavaScript the home search is a form that leads to the listing', async ({
  page,
}) => {
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill('linen');
  await search.getByRole('combobox').selectOption('Roman Shades');
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/products');
  await search.getByRole('button', { name: 'Search' }).click();
  const { searchParams } = new URL((await sent).url());
  expect(Object.fromEntries(searchParams)).toEqual({ q: 'linen', category: 'roman-shades' });
});

for (const href of ['/products/motorized-options?type=battery', '/sale', '/discontinued']) {
  test(`R020: without JavaScript ${href} can be reached from the header`, async ({ page }) => {
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toContain(href);
  });
}
