import {
  listingOf,
  pageSize,
  readCategories,
  readProducts,
  shownPrice,
} from '../fixtures/catalogue';
import { allowConsole, browserNotes } from '../fixtures/console';
import { landingPages } from '../fixtures/landing-pages';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { expect, test } from '../fixtures/test';

test('R001: a shopper searches, filters and opens a product', async ({ page }) => {
  await page.goto('/products');
  const listing = listingOf(page);
  await listing.field.fill('roller');
  await listing.field.press('Enter');
  await expect(listing.heading).toHaveText('Search Results');
  await listing.filters.getByRole('radio', { name: 'Blackout' }).check();
  await listing.filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(listing.chips).toHaveCount(2);
  const name = await listing.cards.first().getByRole('heading').innerText();
  await listing.cards.first().getByRole('link', { name: 'Details' }).click();
  await expect(listing.heading).toHaveText(name);
});

test('R004 R010 R051 R060 R061: the catalogue counts its products; a card has name, price, two lines of description and both ways on', async ({
  page,
  request,
}) => {
  const all = await readProducts(request);
  const products = new Map(all.map((product) => [product.name, product]));
  await page.goto('/products');
  const { heading, count, cards } = listingOf(page);
  await expect(heading).toHaveText('All Products');
  await expect(page).toHaveTitle('All Products - Northlight Blinds');
  await expect(count).toHaveText(`${all.length} products`);
  await expect(cards).toHaveCount(Math.min(pageSize, all.length));

  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    await test.step(name, async () => {
      const product = products.get(name);
      await expect(card.getByText(shownPrice(product?.price ?? 0))).toBeVisible();
      await expect(card.getByText('Featured')).toHaveCount(product?.featured ? 1 : 0);
      await expect(card.getByRole('link', { name: `Details: ${name}` })).toHaveAttribute(
        'href',
        `/products/${product?.slug}`,
      );
      await expect(
        card.getByRole('link', { name: `Request Consultation about ${name}` }),
      ).toHaveAttribute('href', '/contact#consultation-form');
      const description = card.getByText(product?.description.slice(0, 40) ?? '');
      const lines = await description.evaluate((text) => {
        return text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);
      });
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
    });
  }

  for (const [width, columns] of [
    [1440, 3],
    [820, 2],
    [390, 1],
  ] as const) {
    await test.step(`at ${width} px the grid has ${columns} columns`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((found) => {
        return found.map((card) => Math.round(card.getBoundingClientRect().left));
      });
      expect(new Set(lefts).size).toBe(columns);
    });
  }
});

test('R012 R051: every category has a listing of its products under its name, or its landing page does', async ({
  page,
  request,
}) => {
  const products = await readProducts(request);
  for (const { id, slug, name } of await readCategories(request)) {
    const own = products.filter(({ categoryId }) => categoryId === id);
    await page.goto(`/products/${slug}`, { waitUntil: 'domcontentloaded' });
    const listing = listingOf(page);
    await expect(listing.heading).toHaveText(landingPages[`/products/${slug}`]?.title ?? name);
    await expect(listing.count).toHaveText(
      own.length === 1 ? '1 product' : `${own.length} products`,
    );
    const shown = await listing.cards.getByRole('heading').allInnerTexts();
    expect(shown.sort()).toEqual(own.map((product) => product.name).sort());
  }
});

test('R050 R063: light control, category and type narrow the listing together', async ({
  page,
  request,
}) => {
  const products = await readProducts(request);
  const [rollers] = await readCategories(request);
  const dark = products.filter(({ categoryId, filterType }) => {
    return categoryId === rollers?.id && filterType === 'blackout';
  });
  for (const address of [
    `/products?category=${rollers?.slug}&filter=blackout`,
    `/products?category=${rollers?.slug}&type=blackout`,
    `/products/${rollers?.slug}?filter=blackout`,
    `/products/${rollers?.slug}?type=Blackout`,
  ]) {
    await page.goto(address);
    const listing = listingOf(page);
    await expect(listing.heading).toHaveText(rollers?.name ?? '');
    const shown = await listing.cards.getByRole('heading').allInnerTexts();
    expect(shown.sort(), address).toEqual(dark.map(({ name }) => name).sort());
  }
});

test('R050: ?type= narrows the motorized options to battery or wire', async ({ page }) => {
  await page.goto('/products/motorized-options');
  const listing = listingOf(page);
  const all = await listing.cards.count();
  for (const [power, label] of [
    ['battery', 'Battery Powered'],
    ['wired', 'Hardwired'],
  ] as const) {
    await page.goto(`/products/motorized-options?type=${power}`);
    await expect(listing.chips.filter({ hasText: label })).toBeVisible();
    const some = await listing.cards.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await listing.cards.first().getByRole('link', { name: 'Details' }).click();
    await expect(page.getByRole('definition').filter({ hasText: label })).toBeVisible();
  }
});

test('R051 R053 R059: a blank search leads nowhere; another has its heading, and its bar is hidden while it is active', async ({
  page,
}) => {
  await page.goto('/products');
  const listing = listingOf(page);
  for (const blank of ['', '   ']) {
    await listing.field.fill(blank);
    await listing.field.press('Enter');
    await expect(page).toHaveURL('/products');
  }
  await listing.field.fill('  linen ');
  await listing.search.getByRole('button').click();
  await expect(page).toHaveURL('/products?q=linen');
  await expect(listing.heading).toHaveText('Search Results');
  await expect(listing.search).toHaveCount(0);
  await listing.chips.filter({ hasText: 'linen' }).click();
  await expect(page).toHaveURL('/products');
  await expect(listing.search).toBeVisible();
});

test('R052: Back returns to the page before, whichever it was', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/products');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/contact');

  await page.goto('/');
  await page.getByRole('link', { name: 'Shop Collections' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('R061 R210: a card shows its picture, which moves nothing when it loads; a press on it leads to the product', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/products');
  const { cards, heading } = listingOf(page);
  const card = cards.first();
  const picture = card.getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2_000);
  await expect(cards.nth(8).getByRole('img')).toHaveJSProperty('complete', true);
  await expectNothingShifted(page);

  const name = await card.getByRole('heading').innerText();
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(heading).toHaveText(name);
});

test.describe('R061 R202: a picture that does not load', () => {
  test.use(allowConsole(browserNotes.aborted));

  test('leaves the placeholder in its place, and nothing jumps', async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/products');
    const { cards } = listingOf(page);
    await expect(cards.first().getByText('Image coming soon')).toBeVisible();
    const box = await cards.first().getByText('Image coming soon').locator('..').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });
});

test('that prices are for one size is said once on the page', async ({ page }) => {
  for (const address of ['/products', '/products/wood', '/products?q=linen']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('for a 36 by 48 in window')).toHaveCount(1);
  }
});

test('R062: when nothing matches, it says so and leads on', async ({ page, request }) => {
  await page.goto('/products/roller-blinds?type=battery&q=zzqqxx');
  const listing = listingOf(page);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await expect(listing.count).toHaveText('0 products');
  for (const { name, slug } of await readCategories(request)) {
    await expect(listing.grid.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/products/${slug}`,
    );
  }
  await listing.grid.getByRole('link', { name: 'View all products' }).click();
  await expect(page).toHaveURL('/products');
  await expect(listing.cards).toHaveCount(pageSize);
});
