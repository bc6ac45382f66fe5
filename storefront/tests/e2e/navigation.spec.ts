import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.notFound));

test('R015: skip link first, the focus on the heading after a navigation, the frame on every page', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('the skip link comes first and leads to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('after a navigation the focus is on the heading and the title is announced', async () => {
    await page
      .getByRole('navigation', { name: 'Service' })
      .getByRole('link', { name: 'Contact' })
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  });

  for (const path of ['/', '/no-such-page']) {
    await test.step(`header, footer and notification area on ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    });
  }
});
