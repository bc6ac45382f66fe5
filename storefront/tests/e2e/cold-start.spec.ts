import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'serial' });
test.use({ shopOptions: { cmsUp: false } });

const failures = [
  'Categories loading failed. Please try again later.',
  'Testimonials loading failed. Please try again later.',
  'Blog posts loading failed. Please try again later.',
];

test('R171 R201: a cold start without a CMS shows the failure text of each section', async ({
  page,
}) => {
  await page.goto('/');
  for (const text of failures) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('R190 R191 R192: the endpoints answer 503 in JSON', async ({ request }) => {
  for (const path of ['categories', 'products', 'testimonials', 'blog', 'products/search?q=a']) {
    const answer = await request.get(`/api/${path}`);
    expect(answer.status(), path).toBe(503);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  }
});

test('R171 R201: the home page heals by itself when the CMS comes', async ({ page, ownShop }) => {
  await ownShop.startCms();
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Explore Collection/ })).toHaveCount(5);
  }).toPass({ timeout: 20_000 });
  for (const text of failures) await expect(page.getByText(text)).toHaveCount(0);
});
