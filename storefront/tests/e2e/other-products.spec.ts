import { skipToMain, tabTo } from '../fixtures/keyboard';
import { expectNothingShifted, recordShifts } from '../fixtures/layout-shifts';
import { expect, test, type Page } from '../fixtures/test';

function otherProductsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    premium: main.getByRole('tab', { name: 'Premium Materials' }),
    granite: main.getByRole('tab', { name: 'Granite Countertops' }),
    reel: main.getByRole('group', { name: 'Premium materials, scrolls sideways' }),
    feature: main.getByRole('region', { name: 'Drapery, sewn to the window' }),
    stones: main.getByRole('region', { name: 'Natural stone collection' }),
  };
}

const scrolled = (element: Element) => element.scrollLeft;

test('R115 R116 R117: a reel, a feature panel and the stones, by keyboard alone', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/other-products');
  const { premium, granite, reel, feature, stones } = otherProductsOf(page);

  await test.step('premium materials first', async () => {
    await expect(premium).toHaveAttribute('aria-selected', 'true');
    await expect(reel.getByRole('listitem')).toHaveCount(6);
    await expect(reel.getByText('Made to order')).toBeVisible();
    await expect(reel.getByText('$890.00')).toBeVisible();
    await expect(feature.getByRole('link', { name: 'Ask about drapery' })).toHaveAttribute(
      'href',
      '/contact?product=Drapery#consultation-form',
    );
    await expect(stones).toBeHidden();
    await expectNothingShifted(page);
  });

  await test.step('what holds for all', async () => {
    await expect(page.getByRole('heading', { name: '5-year manufacturer warranty' })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Exclusive dealer in the Alberta region' }),
    ).toBeVisible();
  });

  await test.step('the reel by arrow keys', async () => {
    // Only one tab is a stop, once the page listens.
    await expect(granite).toHaveAttribute('tabindex', '-1');
    await skipToMain(page);
    await tabTo(page, reel);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => reel.evaluate(scrolled)).toBeGreaterThan(200);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => reel.evaluate(scrolled)).toBeLessThan(20);
  });

  await test.step('stones with finishes, uses and a price tier', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(premium).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(granite).toBeFocused();
    await expect(page).toHaveURL('/other-products?tab=granite-countertops');
    await expect(granite).toHaveAttribute('aria-selected', 'true');
    await expect(reel).toBeHidden();
    const slabs = stones.getByRole('article');
    await expect(slabs).toHaveCount(4);
    const black = slabs.filter({ hasText: 'Athabasca Black' });
    await expect(black.getByRole('img', { name: 'Price tier 3 of 4' })).toHaveText('$$$$');
    await expect(black).toContainText('Polished, Honed, Leathered');
    await expect(black).toContainText('Kitchen islands, Fireplace surrounds');
    await page.reload();
    await expect(stones).toBeVisible();
    await expect(page.getByRole('heading', { name: '5-year manufacturer warranty' })).toBeVisible();
  });

  await test.step('and back to the first tab', async () => {
    await expect(premium).toHaveAttribute('tabindex', '-1');
    await granite.focus();
    await page.keyboard.press('Home');
    await expect(premium).toBeFocused();
    await expect(page).toHaveURL('/other-products');
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, javaScriptEnabled: false });

  test('R115 R116: tabs are links, and the reel is wider than its screen', async ({ page }) => {
    await page.goto('/other-products');
    const { premium, granite, reel, stones } = otherProductsOf(page);
    const first = reel.getByRole('heading', { name: 'Velvet Drapery' });
    await first.scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport();
    await expect(reel.getByRole('heading', { name: 'Bronze Solar Weave' })).not.toBeInViewport();
    await granite.tap();
    await expect(stones).toBeVisible();
    await premium.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/other-products');
    await expect(reel).toBeVisible();
  });
});
