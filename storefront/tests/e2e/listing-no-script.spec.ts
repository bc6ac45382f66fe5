import { choose, listingOf, pageSize, readProducts } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page, request }) => {
  // Fills the cache: a cold page streams its slow parts, which takes a script to place them.
  await request.get('/products');
  await page.goto('/products');
});

test('R052 R057 R059: without JavaScript search and filters are forms that keep each other, Back is a link home, and nothing is dead', async ({
  page,
}) => {
  const { filters, heading, chips, field } = listingOf(page);

  await test.step('every button sends a form', async () => {
    const buttons = page.getByRole('main').getByRole('button');
    const types = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('type') ?? 'button'),
    );
    expect(types.length).toBeGreaterThan(0);
    expect(types.every((type) => type === 'submit')).toBe(true);
  });

  await test.step('the filters narrow the catalogue', async () => {
    await choose(filters, 'Roman Shades', 'Room Darkening');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    const { searchParams, pathname } = new URL(page.url());
    expect(pathname).toBe('/products');
    expect(searchParams.get('category')).toBe('roman-shades');
    expect(searchParams.get('filter')).toBe('room_darkening');
    await expect(heading).toHaveText('Roman Shades');
    await expect(chips).toHaveText([/Roman Shades/, /Room Darkening/]);
  });

  await test.step('the search works, and filters keep it', async () => {
    await page.goto('/products');
    await field.fill('linen');
    await field.press('Enter');
    await expect(page).toHaveURL('/products?q=linen');
    await choose(filters, 'Roman Shades');
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    expect(new URL(page.url()).searchParams.get('q')).toBe('linen');
    await chips.filter({ hasText: 'Roman Shades' }).click();
    await expect(page).toHaveURL('/products?q=linen');
  });

  await test.step('Back is a link home', async () => {
    await page.goto('/products');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('without JavaScript "Show more" is a link that keeps its place', async ({ page, request }) => {
  const total = (await readProducts(request)).length;
  const { more, cards } = listingOf(page);
  await more.click();
  await expect(page).toHaveURL(`/products?page=2#product-${pageSize + 1}`);
  await expect(cards).toHaveCount(Math.min(2 * pageSize, total));
  await expect(cards.nth(pageSize)).toBeInViewport();
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
