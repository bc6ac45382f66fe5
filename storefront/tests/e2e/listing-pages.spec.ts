import {
  listingOf,
  markPage,
  isStillMarked,
  pageSize,
  readProducts,
  recordDataRequests,
} from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

test('"Show more" adds 24 where the visitor is, and goes on to the last', async ({
  page,
  request,
}) => {
  const total = (await readProducts(request)).length;
  await page.goto('/products');
  const { cards, more, grid } = listingOf(page);
  await markPage(page);
  for (let shown = pageSize; shown < total;) {
    await expect(grid.getByText(`${shown} of ${total} products shown`)).toBeVisible();
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await more.click();
    const next = Math.min(shown + pageSize, total);
    await expect(cards).toHaveCount(next);
    await expect(cards.nth(shown).getByRole('heading').getByRole('link')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    shown = next;
  }
  await expect(more).toHaveCount(0);
  const names = await cards.getByRole('heading').allInnerTexts();
  expect(new Set(names).size).toBe(total);
  expect(await isStillMarked(page)).toBe(true);
});

test('a double click on "Show more" adds as a click does', async ({ page }) => {
  await page.goto('/products');
  const { cards, more } = listingOf(page);
  // Late enough for the second click to find the first one's request under way.
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await more.dblclick();
  await expect(cards).toHaveCount(2 * pageSize);
  await expect(cards.nth(pageSize).getByRole('heading').getByRole('link')).toBeFocused();
});

test('the pages that were added are there again on the way back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Collections' }).click();
  const { cards, more } = listingOf(page);
  await more.click();
  await expect(cards).toHaveCount(2 * pageSize);
  await cards.nth(30).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('Custom Sizing Information')).toBeVisible();
  const requests = recordDataRequests(page);
  await page.goBack();
  await expect(cards).toHaveCount(2 * pageSize);
  await expect(cards.nth(30)).toBeInViewport();
  expect(requests).toEqual([]);
  // Adding to a page is no page of its own.
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address with pages can be shared; one beyond the last shows all', async ({
  page,
  request,
}) => {
  const total = (await readProducts(request)).length;
  for (const [address, shown] of [
    ['/products?page=2', 2 * pageSize],
    ['/products?page=400', total],
    ['/products?page=0', pageSize],
    ['/products?page=two', pageSize],
  ] as const) {
    await page.goto(address);
    await expect(listingOf(page).cards).toHaveCount(shown);
  }
});
