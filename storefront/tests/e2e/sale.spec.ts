import { recordDataRequests } from '../fixtures/catalogue';
import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { saleOf } from '../fixtures/sale';
import { expect, test, type Page } from '../fixtures/test';

const groups = ['Brand', 'Category', 'Control Type', 'Material', 'Color', 'Opacity'];

/** Titles of the groups are buttons once the page listens. */
async function openSale(page: Page, path = '/sale') {
  await page.goto(path);
  const sale = saleOf(page);
  await expect(page.locator('[aria-expanded="true"][aria-controls]').first()).toBeAttached();
  return sale;
}

test('R120 R121 R122 R211: filters, sort and clearing act at once, in the address', async ({
  page,
}) => {
  await recordShifts(page);
  const { cards, names, count, filters, sort, grid } = await openSale(page);
  const requests = recordDataRequests(page);
  const box = (name: string) => filters.getByRole('checkbox', { name, exact: true });

  await test.step('twelve products at half the price', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring savings');
    await expect(page.getByRole('main').getByText(/up to 50% off/i)).toBeVisible();
    await expect(cards).toHaveCount(12);
    await expect(grid.getByText('50% off', { exact: true })).toHaveCount(12);
    await expect(cards.first()).toContainText('Was $189.98');
    await expect(cards.first()).toContainText('$94.99');
    await expect(cards.first().getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
    await expect(count).toHaveText('12 products can be made 36 by 48 in');
  });

  await test.step('nothing moves by itself', () => expectNothingShifted(page));

  await test.step('groups are open, fold and unfold', async () => {
    await expect(filters.getByRole('button', { expanded: true })).toHaveText(groups);
    const brand = filters.getByRole('button', { name: 'Brand' });
    await brand.click();
    await expect(brand).toHaveAttribute('aria-expanded', 'false');
    await expect(box('Bali')).toBeHidden();
    await brand.click();
    await expect(box('Bali')).toBeVisible();
  });

  await test.step('the grid follows in the frame of the click, and no control moves', async () => {
    // What a frame callback sees is what that frame paints.
    const { shown, moved } = await box('EZ').evaluate(async (checkbox: HTMLInputElement) => {
      const controls = [...document.querySelectorAll('header, main :is(form, aside, select, h1)')];
      const placeOf = (control: Element) => {
        const { left, top, width } = control.getBoundingClientRect();
        return [left, top, width];
      };
      const places = () => controls.map(placeOf).join();
      const before = places();
      checkbox.click();
      await new Promise(requestAnimationFrame);
      const cards = document.querySelectorAll('main article').length;
      return { shown: { cards, on: checkbox.checked }, moved: places() !== before };
    });
    expect(shown).toEqual({ cards: 4, on: true });
    expect(moved).toBe(false);
  });

  await test.step('or within a group, and over groups', async () => {
    await box('Bali').check();
    await expect(cards).toHaveCount(8);
    await box('White').check();
    await expect(names).toHaveText([
      'Cordless Roller, White',
      'Fabric Vertical, White',
      'Sheer Vertical, White',
      'Linen Roller, White',
    ]);
    await expect(count).toHaveText('4 products can be made 36 by 48 in');
  });

  await test.step('sorts', async () => {
    await sort.selectOption('Price: low to high');
    await expect(names.first()).toHaveText('Cordless Roller, White');
    await sort.selectOption('Price: high to low');
    await expect(names.first()).toHaveText('Sheer Vertical, White');
    await sort.selectOption('Top rated');
    await expect(names).toHaveText([/Cordless/, /Linen/, /Sheer/, /Fabric/]);
    const { searchParams } = new URL(page.url());
    expect(searchParams.getAll('brand').sort()).toEqual(['bali', 'ez']);
    expect(searchParams.get('color')).toBe('white');
    expect(searchParams.get('sort')).toBe('top-rated');
  });

  await test.step('nothing fits', async () => {
    await box('Blackout').first().check();
    await expect(grid.getByText('No products found')).toBeVisible();
    await expect(cards).toHaveCount(0);
    await grid.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(cards).toHaveCount(12);
    await expect(names.first()).toHaveText('Blackout Roller, Grey');
    await expect(count).toBeFocused();
    await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('Clear All, and the address is kept by a reload', async () => {
    await box('Motorized').check();
    await expect(page).toHaveURL(/controlType=motorized/);
    await page.reload();
    await expect(cards).toHaveCount(2);
    await expect(box('Motorized')).toBeChecked();
    await expect(filters.getByRole('button', { name: 'Brand' })).toBeVisible();
    await filters.getByRole('button', { name: 'Clear All' }).click();
    await expect(cards).toHaveCount(12);
  });
  expect(requests).toEqual([]);
});

test('R120 R122 R211: by keyboard alone from the promo code to a quote in the size that was found', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { cards, count, width, height, find, sort, filters, grid } = await openSale(page);
  await skipToMain(page);

  await test.step('the code is copied in place', async () => {
    await expect(page.getByText('SPRING50', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Copy' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING50');
  });

  await test.step('85 inches a side, told in centimetres', async () => {
    for (const side of [width, height]) await expect(side.getByRole('option')).toHaveCount(85);
    await expect(width).toHaveAccessibleDescription('91.4 cm');
    await tabTo(page, width);
    await page.keyboard.type('84');
    await tabTo(page, height);
    await page.keyboard.type('96');
    await expect(width).toHaveAccessibleDescription('213.4 cm');
    await expect(height).toHaveAccessibleDescription('243.8 cm');
  });

  await test.step('the drawing is to scale', async () => {
    const drawing = page.getByRole('img', { name: 'A window of 84 by 96 in beside an 80 in door' });
    const boxes = () =>
      drawing.evaluate((element) =>
        [...element.children].map((child) => child.getBoundingClientRect().toJSON() as DOMRect),
      );
    await expect
      .poll(async () => {
        const [door, pane] = await boxes();
        return (pane?.height ?? 0) / (door?.height ?? 1);
      })
      .toBeCloseTo(96 / 80, 2);
    const [, pane] = await boxes();
    expect((pane?.width ?? 0) / (pane?.height ?? 1)).toBeCloseTo(84 / 96, 2);
  });

  await test.step('Find Matching Products shows how many', async () => {
    await tabTo(page, find);
    await page.keyboard.press('Enter');
    await expect(count).toHaveText('7 products can be made 84 by 96 in');
    await expect(count).toBeInViewport();
    await expect(count).toBeFocused();
    await expect(cards).toHaveCount(7);
    await expect(page).toHaveURL('/sale?width=84&height=96');
  });

  await test.step('sort, fold and filter', async () => {
    await tabTo(page, sort);
    await page.keyboard.press('ArrowDown');
    await expect(sort).toHaveValue('price-low-to-high');
    const material = filters.getByRole('button', { name: 'Material' });
    await tabTo(page, material);
    await page.keyboard.press('Enter');
    await expect(material).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await tabTo(page, filters.getByRole('checkbox', { name: 'Fabric' }));
    await page.keyboard.press('Space');
    await expect(cards).toHaveCount(5);
  });

  await test.step('the quote knows product and size', async () => {
    await tabTo(page, grid.getByRole('link', { name: /^Request a Quote/ }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      '/contact?product=Cordless+Roller%2C+White&size=84+by+96+in#consultation-form',
    );
  });
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('R120 R122: filters in a drawer', async ({ page }) => {
    await recordShifts(page);
    const { cards, filters, sheet, openFilters } = await openSale(page);
    await expectNothingShifted(page);
    await expect(filters).toBeHidden();
    await openFilters.tap();
    await expect(sheet).toBeVisible();
    const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
    await expect(show).toHaveText('Show 12 products');
    await sheet.getByRole('checkbox', { name: 'Levolor' }).tap();
    await expect(show).toHaveText('Show 4 products');
    await sheet.getByRole('checkbox', { name: 'Solar' }).tap();
    await expect(show).toHaveText('Show 1 product');
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(openFilters).toBeFocused();
    await expect(cards).toHaveCount(1);
    await openFilters.tap();
    await sheet.getByRole('button', { name: 'Clear All' }).tap();
    await sheet.getByRole('button', { name: 'Close filters' }).tap();
    await expect(cards).toHaveCount(12);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R120 R122: size, sort and filters are one form', async ({ page }) => {
    await page.goto('/sale');
    const { cards, count, names, filters, sort, width, find, grid } = saleOf(page);
    await width.selectOption('96 in');
    await sort.selectOption('Price: high to low');
    await filters.getByRole('checkbox', { name: 'Fabric' }).check();
    await filters.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(count).toHaveText('4 products can be made 96 by 48 in');
    await expect(names.first()).toHaveText('Motorized Roller, Grey');
    await expect(width).toHaveValue('96');
    await filters.getByRole('checkbox', { name: 'Woodgrain' }).check();
    await find.click();
    await expect(grid.getByText('No products found')).toBeVisible();
    await expect(page).toHaveURL(/#matching-products$/);
    await grid.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(cards).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });
});
