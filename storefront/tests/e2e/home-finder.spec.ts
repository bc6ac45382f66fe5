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

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('R032: the category field offers the five categories', async ({ page }) => {
  const options = category(page).getByRole('option');
  await expect(options).toHaveText([/\w/, ...categories.map(([label]) => label)]);
});

test('R032: the search is shown on large screens only', async ({ page }) => {
  await expect(text(page)).toBeVisible();
  await page.setViewportSize({ width: 1179, height: 800 });
  await expect(text(page)).toBeHidden();
});

test('R033: the trimmed text goes along, and no category that was not chosen', async ({ page }) => {
  await text(page).fill('  sheer linen ');
  await submit(page).click();
  await expect(page).toHaveURL('/products?q=sheer+linen');
});

for (const [label, slug] of categories) {
  test(`R033: "${label}" goes along as ${slug}, and no blank text`, async ({ page }) => {
    await text(page).fill('   ');
    await category(page).selectOption(label);
    await submit(page).click();
    await expect(page).toHaveURL(`/products?category=${slug}`);
  });
}

test('R033: text and category go together', async ({ page }) => {
  await text(page).fill('linen');
  await category(page).selectOption('Roman Shades');
  await text(page).press('Enter');
  await expect(page).toHaveURL('/products?q=linen&category=roman-shades');
});

test('R033: nothing entered leads to the whole catalogue', async ({ page }) => {
  await submit(page).click();
  await expect(page).toHaveURL('/products');
});
