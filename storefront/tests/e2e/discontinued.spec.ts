import { recordDataRequests } from '../fixtures/catalogue';
import { tabTo } from '../fixtures/keyboard';
import { expect, test, type Page } from '../fixtures/test';

function clearanceOf(page: Page) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Clearance items' });
  return {
    list,
    rows: list.getByRole('article'),
    names: list.getByRole('heading', { level: 3 }),
    count: main.getByRole('status').filter({ hasText: /items?$/ }),
    field: main.getByRole('searchbox', { name: 'Search clearance items' }),
    category: main.getByRole('combobox', { name: 'Category' }),
    reset: main.getByRole('button', { name: 'Reset Filters' }).first(),
  };
}

test('R110 R111 R212: eight items, by text and category, in the address', async ({ page }) => {
  await page.goto('/discontinued');
  const { list, rows, names, count, field, category, reset } = clearanceOf(page);
  const requests = recordDataRequests(page);

  await test.step('the items with discount, badge, price and stock', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Save up to 60 percent');
    await expect(rows).toHaveCount(8);
    await expect(category).toHaveValue('');
    const first = rows.first();
    for (const words of ['60% off', 'Final pieces', 'Roller Blinds', 'Was $269.99', '$108.00']) {
      await expect(first).toContainText(words);
    }
    await expect(list.getByText(/^[456]0% off$/)).toHaveCount(8);
    const shares = await rows.evaluateAll((all) =>
      all.map((row) => {
        const bar = row.querySelector('p > [aria-hidden="true"]') ?? row;
        const left = /(\d) left/.exec(row.textContent ?? '')?.[1];
        const filled = parseFloat(getComputedStyle(bar, '::after').width);
        return Math.abs(filled / bar.getBoundingClientRect().width - Number(left) / 5) < 0.01;
      }),
    );
    expect(shares).toEqual(Array.from({ length: 8 }, () => true));
  });

  await test.step('category and text combine', async () => {
    await expect(async () => {
      await category.selectOption('Roller Blinds');
      await expect(page).toHaveURL('/discontinued?category=roller-blinds', { timeout: 1000 });
    }).toPass();
    await expect(names).toHaveText(['Harbour Roller, Sage', 'Elbow Blackout, Navy']);
    await field.fill('navy');
    await expect(names).toHaveText(['Elbow Blackout, Navy']);
    await expect(count).toHaveText('1 item');
    await expect(page).toHaveURL('/discontinued?q=navy&category=roller-blinds');
    await category.selectOption('Sheer Shades');
    await expect(list.getByText('No Matching Items Found')).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

  await test.step('Reset Filters restores both', async () => {
    await list.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(rows).toHaveCount(8);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(category).toHaveValue('');
    await expect(page).toHaveURL('/discontinued');
  });

  await test.step('the address is enough, and the way on names the item', async () => {
    expect(requests).toEqual([]);
    await page.goto('/discontinued?q=LINEN');
    await expect(names).toHaveText(['Foothill Roman, Rust']);
    await expect(field).toHaveValue('LINEN');
    await expect(reset).toBeVisible();
    await rows
      .getByRole('link', { name: 'Request Consultation about Foothill Roman, Rust' })
      .click();
    await expect(page).toHaveURL('/contact?product=Foothill+Roman%2C+Rust#consultation-form');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('R110 R111: the clearance by keyboard alone, then by touch', async ({ page }) => {
    await page.goto('/discontinued');
    const { names, rows, field, category, reset } = clearanceOf(page);
    await tabTo(page, field);
    await expect(async () => {
      await field.clear();
      await page.keyboard.type('veil');
      await expect(names).toHaveText(['Veil Sheer, Pearl'], { timeout: 1000 });
    }).toPass();
    await tabTo(page, category);
    await page.keyboard.type('Sheer');
    await expect(page).toHaveURL('/discontinued?q=veil&category=sheer-shades');
    await tabTo(page, reset);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(8);
    await category.selectOption('Zebra Blinds');
    await expect(names).toHaveText(['Two Light Zebra, Sand']);
    await reset.tap();
    await expect(rows).toHaveCount(8);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R110 R111: text and category are one form', async ({ page }) => {
    await page.goto('/discontinued');
    const { list, names, rows, field, category } = clearanceOf(page);
    await category.selectOption('Roman Shades');
    await field.fill('brick');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(names).toHaveText(['Foothill Roman, Rust']);
    await expect(category).toHaveValue('roman-shades');
    await field.fill('snow');
    await field.press('Enter');
    await expect(list.getByText('No Matching Items Found')).toBeVisible();
    await list.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(rows).toHaveCount(8);
  });
});
