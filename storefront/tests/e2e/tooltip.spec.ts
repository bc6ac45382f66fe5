import { allowConsole, browserNotes } from '../fixtures/console';
import { openWithStillClock } from '../fixtures/clock';
import { expect, test } from '../fixtures/test';

test('R162: a tooltip opens after 700 ms of rest, the next one within 300 ms at once; by keyboard at once', async ({
  page,
}) => {
  await openWithStillClock(page, '/');

  await test.step('when the pointer has rested for 700 ms', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).first().hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip', { name: 'Search' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('within 300 ms the next one opens at once', async () => {
    await page.clock.runFor(299);
    await page.getByRole('link', { name: 'Cart' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('later it waits again', async () => {
    await page.clock.runFor(300);
    await page.getByRole('link', { name: 'Log in' }).hover();
    await page.clock.runFor(699);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('tooltip', { name: 'Log in' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('for the keyboard it opens at once, and Escape closes it', async () => {
    await page.mouse.move(700, 600);
    await page.clock.runFor(1_000);
    await page.getByRole('link', { name: 'Log in' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: 'Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('R162: a tooltip whose code does not come', () => {
  test.use(allowConsole(browserNotes.aborted));

  test('is missed by nothing else', async ({ page }) => {
    await page.route('**/assets/TooltipBubble-*', (route) => route.abort());
    await openWithStillClock(page, '/');
    const opener = page.getByRole('button', { name: 'Search', exact: true }).first();
    const missed = page.waitForEvent('requestfailed');
    await opener.hover();
    await page.clock.runFor(700);
    await missed;
    await opener.click();
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toBeVisible();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});
