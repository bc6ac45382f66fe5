import { recordDataRequests } from '../fixtures/catalogue';
import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('R110 R111 R212: eight items, by text and category, by keyboard alone and by touch', async ({
    page,
  }) => {
    await recordShifts(page);
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
      await expectNothingShifted(page);
    });

    await test.step('text and category combine, by keyboard', async () => {
      await skipToMain(page);
      await tabTo(page, field);
      // What is typed before the page listens stays in the field and moves nothing.
      await expect(async () => {
        await field.clear();
        await page.keyboard.type('navy');
        await expect(names).toHaveText(['Elbow Blackout, Navy'], { timeout: 1000 });
      }).toPass();
      await expect(count).toHaveText('1 item');
      await tabTo(page, category);
      await page.keyboard.type('Roller');
      await expect(page).toHaveURL('/discontinued?q=navy&category=roller-blinds');
      await expect(names).toHaveText(['Elbow Blackout, Navy']);
      await page.keyboard.press('End');
      await expect(page).toHaveURL('/discontinued?q=navy&category=sheer-shades');
      await expect(list.getByText('No Matching Items Found')).toBeVisible();
      await expect(rows).toHaveCount(0);
    });

    await test.step('Reset Filters restores both, by keyboard and by touch', async () => {
      await tabTo(page, list.getByRole('button', { name: 'Reset Filters' }));
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(8);
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();
      await expect(category).toHaveValue('');
      await expect(page).toHaveURL('/discontinued');
      await category.selectOption('Zebra Blinds');
      await expect(names).toHaveText(['Two Light Zebra, Sand']);
      await reset.tap();
      await expect(rows).toHaveCount(8);
      expect(requests).toEqual([]);
    });

    await test.step('the address is enough, and the way on names the item', async () => {
      await page.goto('/discontinued?q=LINEN');
      await expect(names).toHaveText(['Foothill Roman, Rust']);
      await expect(field).toHaveValue('LINEN');
      await rows
        .getByRole('link', { name: 'Request Consultation about Foothill Roman, Rust' })
        .tap();
      await expect(page).toHaveURL('/contact?product=Foothill+Roman%2C+Rust#consultation-form');
    });
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
