import { listingOf } from '../fixtures/catalogue';
import { landingPages } from '../fixtures/landing-pages';
import { expect, test, type Page } from '../fixtures/test';

/** Words and address of every link of the page's own part, as a search engine reads them. */
function readLinks(page: Page) {
  return page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => `${link.textContent?.trim()} -> ${link.getAttribute('href')}`),
    );
}

test('R010 R011 R125 R126 R127 R128 R129 R130 R131 R132 R133 R134 R135: fourteen landing pages, each with its words and its links', async ({
  page,
}) => {
  for (const [path, { requirements, title, words, links }] of Object.entries(landingPages)) {
    await test.step(`${requirements} ${path}`, async () => {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${title} - Northlight Blinds`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', RegExp(`${path}$`));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{80,170}/);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /media/);
      const text = await page.getByRole('main').innerText();
      for (const word of words) expect.soft(text, path).toContain(word);
      const shown = await readLinks(page);
      for (const link of links) expect.soft(shown, path).toContain(link);
    });
  }
});

test('R135: the cards of an overview lead to its kinds, its gold button to its products', async ({
  page,
}) => {
  await page.goto('/products/roller-blinds');
  await page.getByRole('link', { name: 'See all roller blinds' }).click();
  await expect(page).toHaveURL('/products/roller-blinds#catalogue');
  await expect(page.getByRole('heading', { name: 'All roller blinds' })).toBeInViewport();

  await page.getByRole('link', { name: /^Blackout/ }).click();
  await expect(page).toHaveURL('/products/roller-blinds/blackout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blackout Roller Blinds');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await trail.getByRole('link', { name: 'Roller Blinds' }).click();
  await expect(page).toHaveURL('/products/roller-blinds');
});

test('R057: filters that were applied elsewhere come straight to the products of an overview', async ({
  page,
}) => {
  await page.goto('/products');
  const { filters } = listingOf(page);
  await filters.getByRole('radio', { name: 'Roman Shades' }).check();
  await filters.getByRole('radio', { name: 'Room Darkening' }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL('/products/roman-shades?filter=room_darkening');
  await expect(listingOf(page).count).toBeInViewport();
  await expect(listingOf(page).chips).toHaveText([/Roman Shades/, /Room Darkening/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R050 R134: ?type= brings its power option to the front and narrows the products', async ({
    page,
    request,
  }) => {
    // Fills the cache: a cold page streams its products, which takes a script to place them.
    await request.get('/products/motorized-options');
    for (const [type, first, chip] of [
      ['battery', 'Battery Powered', 'Battery Powered'],
      ['wired', 'Hardwired', 'Hardwired'],
    ] as const) {
      await page.goto(`/products/motorized-options?type=${type}`);
      const options = page.getByRole('region', { name: 'How should it be powered?' });
      await expect(options.getByRole('heading', { level: 3 }).first()).toHaveText(first);
      await expect(options.getByText('Your choice')).toHaveCount(1);
      await expect(listingOf(page).chips.filter({ hasText: chip })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Choose Battery Powered' }).click();
    await expect(page).toHaveURL('/products/motorized-options?type=battery');
    await page.getByRole('link', { name: 'See Battery Powered products' }).click();
    await expect(page).toHaveURL('/products/motorized-options?type=battery#catalogue');

    await page.goto('/products/motorized-options?type=steam');
    await expect(page.getByText('Your choice')).toHaveCount(0);
    await expect(listingOf(page).chips).toHaveText([/Motorized Options/, /type=steam/]);
  });
});
