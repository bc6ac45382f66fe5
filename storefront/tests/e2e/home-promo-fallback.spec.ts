import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/test';

test.use(allowConsole(browserNotes.aborted));

test('R037: when the picture of the promotion fails, a text stands in its place', async ({
  page,
}) => {
  await page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) => route.abort());
  await page.goto('/');
  const promotion = page.getByRole('region', { name: 'Room View Preview' });
  await promotion.scrollIntoViewIfNeeded();
  await expect(promotion.getByText('Image coming soon')).toBeVisible();
  await expect(promotion.getByRole('link', { name: 'Try It Now' })).toBeVisible();
});
