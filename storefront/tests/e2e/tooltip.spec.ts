import { openWithStillClock } from '../fixtures/clock';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ page }) => {
  await openWithStillClock(page, '/');
});

test('R162: the tooltip opens when the pointer has rested for 700 ms', async ({ page }) => {
  await page.getByRole('button', { name: 'Search', exact: true }).first().hover();
  await page.clock.runFor(699);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip', { name: 'Search' })).toBeVisible();
});

test('R162: within 300 ms the next one opens at once, later it waits again', async ({ page }) => {
  await page.getByRole('button', { name: 'Search', exact: true }).first().hover();
  await page.clock.runFor(700);
  await expect(page.getByRole('tooltip', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await page.clock.runFor(299);
  await page.getByRole('link', { name: 'Cart' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Cart' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await page.getByRole('link', { name: 'Log in' }).hover();
  await page.clock.runFor(699);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip', { name: 'Log in' })).toBeVisible();
});

test('R162: for the keyboard it opens at once, and Escape closes it', async ({ page }) => {
  await page.getByRole('link', { name: 'Log in' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
