import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'serial' });
test.use({ shopOptions: { seeded: true, cmsUp: true } });

const skeletons = [
  'Explore Our Collections',
  'What Our Customers Say',
  'Design Inspiration',
] as const;

test('R171 R172: while the CMS is slow each section is busy, then it is filled', async ({
  page,
  ownShop,
}) => {
  ownShop.pauseCms();
  await page.goto('/', { waitUntil: 'commit' });
  for (const name of skeletons) {
    await expect(page.getByRole('region', { name })).toHaveAttribute('aria-busy', 'true');
  }
  await expect(page.getByRole('link', { name: 'Shop Collections' })).toBeVisible();
  ownShop.resumeCms();
  await expect(page.getByRole('link', { name: /Explore Collection/ })).toHaveCount(5);
  for (const name of skeletons) {
    await expect(page.getByRole('region', { name })).not.toHaveAttribute('aria-busy', 'true');
  }
});

test('nothing hangs longer than the timeout when the CMS accepts and says nothing', async ({
  request,
  ownShop,
}) => {
  ownShop.pauseCms();
  const started = Date.now();
  const answer = await request.get('/api/categories/vertical-blinds');
  expect(answer.status()).toBe(503);
  expect(Date.now() - started).toBeLessThan(8_000);
  ownShop.resumeCms();
});
