import { isStillMarked, listingOf, markPage } from '../fixtures/catalogue';
import { allowConsole, browserNotes } from '../fixtures/console';
import { expect, test } from '../fixtures/own-shop';

test.describe.configure({ mode: 'serial' });
test.use({ shopOptions: { cmsUp: false }, ...allowConsole(browserNotes.unavailable) });

const failures = [
  'Categories loading failed. Please try again later.',
  'Testimonials loading failed. Please try again later.',
  'Blog posts loading failed. Please try again later.',
];
const sorry = 'There was an error loading the products. Please try again later.';

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

test('R172 R201: a cold start without a CMS says that the products cannot be loaded', async ({
  page,
}) => {
  const answer = await page.goto('/products');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByText('Oops!', { exact: true })).toBeVisible();
  await expect(page.getByText(sorry)).toBeVisible();
  await expect(page.getByText(/^Reference [\da-f-]{36}$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
});

test('R071 R201: a product that nobody can look up answers 503 in the view of a missing one', async ({
  page,
}) => {
  const answer = await page.goto('/products/banff-linen-roller');
  expect(answer?.status()).toBe(503);
  expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  await expect(page.getByText(/Please try again/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Products' })).toBeVisible();
});

test('R172 R201: the blog says that its posts cannot be loaded, an article that it cannot be shown', async ({
  page,
}) => {
  expect((await page.goto('/blog'))?.status()).toBe(503);
  await expect(
    page.getByText('Blog posts could not be loaded. Please try again later.'),
  ).toBeVisible();
  const article = await page.goto('/blog/wood-or-faux-wood');
  expect(article?.status()).toBe(503);
  expect(Number(article?.headers()['retry-after'])).toBeGreaterThan(0);
  await expect(page.getByText(/^Reference [\da-f-]{36}$/)).toBeVisible();
});

test('there is neither sitemap nor feed without what they list', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/blog/feed.xml']) {
    expect((await request.get(path)).status(), path).toBe(503);
  }
});

test('R060 R070 R086 R172: a slow CMS shows skeletons, and the pages heal without a full load', async ({
  page,
  context,
  ownShop,
}) => {
  await page.goto('/products/banff-linen-roller');
  await ownShop.startCms();
  ownShop.pauseCms();
  const second = await context.newPage();
  await second.goto('/products', { waitUntil: 'commit' });
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('All Products');
  await expect(second.locator('[data-skeleton="product"]')).toHaveCount(6);
  const blog = await context.newPage();
  await blog.goto('/blog', { waitUntil: 'commit' });
  await expect(blog.locator('[data-skeleton="post"]')).toHaveCount(3);
  ownShop.resumeCms();
  await expect(blog.getByRole('article').first()).toBeVisible();
  await expect(blog.locator('[data-skeleton]')).toHaveCount(0);
  await expect(listingOf(second).cards.first()).toBeVisible();
  await expect(second.locator('[data-skeleton]')).toHaveCount(0);

  await markPage(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banff Linen Roller');
  expect(await isStillMarked(page)).toBe(true);
});

test('R171 R201: the home page heals by itself once the CMS has come', async ({ page }) => {
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /Explore Collection/ })).toHaveCount(5);
  }).toPass({ timeout: 20_000 });
  for (const text of failures) await expect(page.getByText(text)).toHaveCount(0);
});

test('what was seen before stays on show while the CMS is away again', async ({
  page,
  request,
  ownShop,
}) => {
  await request.get('/products/roman-shades');
  await ownShop.stopCms();
  for (const [path, heading] of [
    ['/products', 'All Products'],
    ['/products/roman-shades?filter=room_darkening', 'Roman Shades'],
    ['/products?q=linen', 'Search Results'],
    ['/products/banff-linen-roller', 'Banff Linen Roller'],
    // Never opened before, but known from the list of all products.
    ['/products/dusk-motorized-roller', 'Dusk Motorized Roller'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('R012 R071: an unknown slug is 404 only as long as somebody can say so', async ({
  request,
}) => {
  expect((await request.get('/products/no-such-product')).status()).toBe(503);
});
