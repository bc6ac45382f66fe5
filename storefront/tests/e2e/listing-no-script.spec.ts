import { choose, listingOf, pageSize, readProducts } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, request }) => {
  // Fills the cache: a cold page streams its slow parts, which takes a script to place them.
  await request.get('/products');
  await page.goto('/products');
});

test('R057: without JavaScript the filters are a form that narrows the catalogue', async ({
  page,
}) => {
  const { filters } = listingOf(page);
  await choose(filters, 'Roman Shades', 'Room Darkening');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  const { searchParams, pathname } = new URL(page.url());
  expect(pathname).toBe('/products');
  expect(searchParams.get('category')).toBe('roman-shades');
  expect(searchParams.get('filter')).toBe('room_darkening');
  await expect(listingOf(page).heading).toHaveText('Roman Shades');
  await expect(listingOf(page).chips).toHaveText([/Roman Shades/, /Room Darkening/]);
});

test('R059: without JavaScript the search works, and filters keep it', async ({ page }) => {
  const listing = listingOf(page);
  await listing.field.fill('linen');
  await listing.field.press('Enter');
  await expect(page).toHaveURL('/products?q=linen');
  await choose(listing.filters, 'Roman Shades');
  await listing.filters.getByRole('button', { name: 'Apply Filters' }).click();
  expect(new URL(page.url()).searchParams.get('q')).toBe('linen');
  await listing.chips.filter({ hasText: 'Roman Shades' }).click();
  await expect(page).toHaveURL('/products?q=linen');
});

test('without JavaScript "Show more" is a link that keeps its place', async ({ page, request }) => {
  const total = (await readProducts(request)).length;
  const { more, cards } = listingOf(page);
  await more.click();
  await expect(page).toHaveURL(`/products?page=2#product-${pageSize + 1}`);
  await expect(cards).toHaveCount(Math.min(2 * pageSize, total));
  await expect(cards.nth(pageSize)).toBeInViewport();
});

test('R052: without JavaScript Back is a link home', async ({ page }) => {
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('without JavaScript nothing on the listing is dead', async ({ page }) => {
  const buttons = page.getByRole('main').getByRole('button');
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('type') ?? 'button'),
  );
  expect(names.every((type) => type === 'submit')).toBe(true);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('R054: without JavaScript "Filters" still opens them over the whole screen', async ({
    page,
  }) => {
    const { filters } = listingOf(page);
    await expect(filters).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Filters' }).click();
    await expect(filters).toBeVisible();
    expect(await filters.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
    await filters.getByRole('link', { name: 'Close filters' }).click();
    await expect(filters).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Filters' }).click();
    await choose(filters, 'Roman Shades');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(listingOf(page).heading).toHaveText('Roman Shades');
  });
});
