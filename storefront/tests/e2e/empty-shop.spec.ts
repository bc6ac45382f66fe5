import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'default' });
test.use({ shopOptions: { seeded: false } });

test('R171: a shop without categories says so in the words of a failure', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Categories loading failed. Please try again later.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R190 R191 R192: an empty shop has empty lists', async ({ request }) => {
  for (const list of ['categories', 'products', 'testimonials', 'blog']) {
    const answer = await request.get(`/api/${list}`);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual([]);
  }
});
