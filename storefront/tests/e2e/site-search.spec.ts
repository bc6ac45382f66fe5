import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R022: the search bar opens with the focus in its field, and closes', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await expect(field).toBeHidden();
  await opener.click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(field).toBeHidden();
});

test('R022: Escape closes the search bar and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('R023: a term leads to the listing, trimmed', async ({ page }) => {
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.keyboard.type('  linen & lace ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => {
    return url.pathname === '/products' && url.searchParams.get('q') === 'linen & lace';
  });
});

for (const [kind, term] of [
  ['nothing', ''],
  ['white space', '   '],
] as const) {
  test(`R023: searching for ${kind} does nothing`, async ({ page }) => {
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await field.fill(term);
    await field.press('Enter');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/');
  });
}
