import { listingOf, readCategories, readProducts, shownPrice } from '../fixtures/catalogue';
import { allowConsole, browserNotes } from '../fixtures/console';
import { readPageFacts } from '../fixtures/page-facts';
import { expect, test } from '../fixtures/test';

test('R004 R012 R072: a product shows name, price, description and its facts', async ({
  page,
  request,
}) => {
  const categories = new Map((await readCategories(request)).map(({ id, name }) => [id, name]));
  for (const product of (await readProducts(request)).slice(0, 8)) {
    await page.goto(`/products/${product.slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page).toHaveTitle(`${product.name} - Northlight Blinds`);
    const main = page.getByRole('main');
    await expect(main.getByText(shownPrice(product.price), { exact: true }).first()).toBeVisible();
    await expect(main.getByText('for a 36 by 48 in window')).toHaveCount(1);
    await expect(main.getByText(product.description.slice(0, 60)).first()).toBeVisible();
    for (const [term, fact] of [
      ['Category', categories.get(product.categoryId)],
      ['Light Control', product.filterType.replaceAll('_', ' ')],
      ['Availability', product.inStock ? 'In Stock' : 'Out of Stock'],
    ]) {
      const row = main.getByRole('term').filter({ hasText: term }).locator('..');
      await expect(row.getByRole('definition')).toHaveText(fact ?? '');
    }
  }
});

test('R004 R072: every product of the shop has a page', async ({ request }) => {
  for (const { slug, name } of await readProducts(request)) {
    const answer = await request.get(`/products/${slug}`);
    expect(answer.status(), slug).toBe(200);
    expect(await answer.text(), slug).toContain(name.replaceAll("'", '&#x27;'));
  }
});

test('R075: sizing note, breadcrumb and three other products lead on', async ({ page }) => {
  await page.goto('/products/dusk-motorized-roller');

  await test.step('the sizing note leads to the measuring guide and to contact', async () => {
    const note = page.getByRole('complementary', { name: 'Custom Sizing Information' });
    await expect(note.getByRole('heading', { name: 'Custom Sizing Information' })).toBeVisible();
    await expect(note.getByRole('link', { name: 'measuring guide' })).toHaveAttribute(
      'href',
      '/measuring-guide',
    );
    await expect(note.getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  await test.step('three other products stand below, none of them this one', async () => {
    const related = page.getByRole('region', { name: 'You may also like' });
    const names = await related.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toHaveLength(3);
    expect(names).not.toContain('Dusk Motorized Roller');
    await related.getByRole('link', { name: `Details: ${names[0]}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
    await page.goBack();
  });

  await test.step('the breadcrumb leads up to the category and the catalogue', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText([
      'Home',
      'Products',
      'Motorized Options',
      'Dusk Motorized Roller',
    ]);
    await expect(crumbs.getByText('Dusk Motorized Roller')).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link', { name: 'Motorized Options' }).click();
    await expect(page).toHaveURL('/products/motorized-options');
  });
});

test('the page says to machines what it says to people', async ({ request, shop }) => {
  const html = await (await request.get('/products/banff-linen-roller')).text();
  const { structuredData: data, pictures } = readPageFacts(html);
  expect(data.find((item) => item['@type'] === 'Product')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Banff Linen Roller',
    image: [expect.stringContaining(`${shop.url}/media/`), expect.anything(), expect.anything()],
    offers: {
      price: '289.00',
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      url: `${shop.url}/products/banff-linen-roller`,
    },
  });
  expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Products', item: `${shop.url}/products` },
      { position: 3, name: 'Roller Blinds' },
      { position: 4, name: 'Banff Linen Roller' },
    ],
  });
  expect(pictures).toEqual([expect.stringContaining(`${shop.url}/media/`)]);
  expect((await request.get(pictures[0] ?? '')).headers()['content-type']).toBe('image/webp');
});

test.describe('a product that there is not', () => {
  test.use(allowConsole(browserNotes.notFound));

  test('R071 R201: is said, with the way back and what comes near', async ({ page }) => {
    const answer = await page.goto('/products/banf-linnen-roler');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(page).toHaveTitle('Product Not Found - Northlight Blinds');
    await expect(
      page.getByText("The product you're looking for could not be found or has been removed", {
        exact: true,
      }),
    ).toBeVisible();
    const near = page.getByRole('region', { name: 'Still hanging' });
    await expect(near.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(near.getByRole('heading', { name: 'Banff Linen Roller' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Products' }).click();
    await expect(page).toHaveURL('/products');
    await expect(listingOf(page).heading).toHaveText('All Products');
  });
});
