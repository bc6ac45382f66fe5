import { expect, test, type Page } from '../fixtures/test';

const categories = [
  ['Roller Blinds', 'roller-blinds'],
  ['Vertical Blinds', 'vertical-blinds'],
  ['Motorized Options', 'motorized-options'],
  ['Roman Shades', 'roman-shades'],
  ['Outdoor Shades', 'outdoor-shades'],
] as const;

const finder = (page: Page) => page.getByRole('main').getByRole('search');
const text = (page: Page) => finder(page).getByRole('searchbox');
const category = (page: Page) => finder(page).getByRole('combobox', { name: 'Category' });
const submit = (page: Page) => finder(page).getByRole('button', { name: 'Search' });

test('R032: the search offers the five categories, on large screens only', async ({ page }) => {
  await page.goto('/');
  const options = category(page).getByRole('option');
  await expect(options).toHaveText([/\w/, ...categories.map(([label]) => label)]);
  await expect(text(page)).toBeVisible();
  await page.setViewportSize({ width: 1179, height: 800 });
  await expect(text(page)).toBeHidden();
});

test('R033: text and category go along as they were chosen, blanks and nothing do not', async ({
  page,
}) => {
  await test.step('the trimmed text, and no category that was not chosen', async () => {
    await page.goto('/');
    await text(page).fill('  sheer linen ');
    await submit(page).click();
    await expect(page).toHaveURL('/products?q=sheer+linen');
  });

  for (const [label, slug] of categories) {
    await test.step(`"${label}" goes along as ${slug}, and no blank text`, async () => {
      await page.goto('/');
      await text(page).fill('   ');
      await category(page).selectOption(label);
      await submit(page).click();
      await expect(page).toHaveURL(`/products?category=${slug}`);
    });
  }

  await test.step('both together', async () => {
    await page.goto('/');
    await text(page).fill('linen');
    await category(page).selectOption('Roman Shades');
    await text(page).press('Enter');
    await expect(page).toHaveURL('/products?q=linen&category=roman-shades');
  });

  await test.step('nothing entered leads to the whole catalogue', async () => {
    await page.goto('/');
    await submit(page).click();
    await expect(page).toHaveURL('/products');
  });
});
