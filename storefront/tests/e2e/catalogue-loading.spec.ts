import { choose, listingOf } from '../fixtures/catalogue';
import { holdBack } from '../fixtures/hold-back';
import { expect, test } from '../fixtures/test';

const pageData = '**/*.data*';

test('R060 R172: six skeletons stand in the grid while other products are on their way', async ({
  page,
}) => {
  await page.goto('/products');
  const { filters, grid, cards, count } = listingOf(page);
  const release = await holdBack(page, pageData);
  await choose(filters, 'Blackout');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(grid.getByText('Products are loading')).toBeAttached();
  await expect(cards).toHaveCount(0);
  await expect(grid.locator('[data-skeleton="product"]')).toHaveCount(6);
  release();
  await expect(cards.first()).toBeVisible();
  await expect(grid.locator('[data-skeleton]')).toHaveCount(0);
  await expect(count).toHaveText(/^\d+ products$/);
});

test('R070: a skeleton stands in while a product is on its way', async ({ page }) => {
  await page.goto('/products');
  const { cards, heading } = listingOf(page);
  await cards.nth(7).scrollIntoViewIfNeeded();
  const name = await cards.nth(7).getByRole('heading').innerText();
  const release = await holdBack(page, pageData);
  await cards.nth(7).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('The product is loading')).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await expect(heading).toHaveText(name);
  await expect(heading).toBeFocused();
  await expect(page.getByText('The product is loading')).toHaveCount(0);
});

test('"Show more" keeps the cards on show while the next are on their way', async ({ page }) => {
  await page.goto('/products');
  const { cards, more } = listingOf(page);
  const shown = await cards.count();
  const release = await holdBack(page, pageData);
  await more.click();
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await expect(cards).toHaveCount(shown);
  release();
  await expect(cards).not.toHaveCount(shown);
});
