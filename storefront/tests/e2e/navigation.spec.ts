import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.notFound));

test('R015: the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('R015: after a navigation the focus is on the heading and the title is announced', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Service' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
});

test('R015: header, footer and notification area are on the home and on the not-found page', async ({
  page,
}) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  }
});
