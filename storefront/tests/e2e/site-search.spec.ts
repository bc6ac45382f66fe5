import { expect, test } from '../fixtures/test';

test('R022 R023: the search bar opens with the focus in its field, refuses blanks, closes, and leads to the listing', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
  const field = page.getByRole('searchbox', { name: 'Search products' });

  await test.step('it opens and closes', async () => {
    await expect(field).toBeHidden();
    await opener.click();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Close search' }).click();
    await expect(field).toBeHidden();
  });

  await test.step('Escape closes it and gives the focus back', async () => {
    await opener.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await opener.click();
  for (const [kind, term] of [
    ['nothing', ''],
    ['white space', '   '],
  ] as const) {
    await test.step(`searching for ${kind} does nothing`, async () => {
      await field.fill(term);
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(page).toHaveURL('/');
    });
  }

  await test.step('a term leads to the listing, trimmed', async () => {
    await field.clear();
    await page.keyboard.type('  linen & lace ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => {
      return url.pathname === '/products' && url.searchParams.get('q') === 'linen & lace';
    });
  });
});
