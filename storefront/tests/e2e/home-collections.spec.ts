import type { Locator } from 'playwright/test';

import { expect, test } from '../fixtures/test';

interface Category {
  slug: string;
  name: string;
  description: string;
}

/** Three cards on one line, two on the next. */
async function expectRowsOfThreeAndTwo(cards: Locator): Promise<void> {
  const tops = await cards.evaluateAll((all) => {
    return all.map((card) => Math.round(card.getBoundingClientRect().top));
  });
  const [first, , , second] = tops;
  expect(tops).toEqual([first, first, first, second, second]);
  expect(second).toBeGreaterThan(first ?? 0);
}

test('R035 R036 R171: the first five categories in rows of three and two, each with picture, text and way on', async ({
  page,
  request,
}) => {
  const categories = (await (await request.get('/api/categories')).json()) as Category[];
  await page.goto('/');
  const collections = page.getByRole('region', { name: 'Explore Our Collections' });
  const cards = collections.getByRole('link', { name: /Explore Collection/ });
  await expect(cards).toHaveCount(5);
  for (const [index, { slug, name, description }] of categories.slice(0, 5).entries()) {
    const card = cards.nth(index);
    await expect(card).toHaveAttribute('href', `/products/${slug}`);
    await expect(card.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
  }

  await expectRowsOfThreeAndTwo(cards);

  await test.step('they stay so while one is pointed at and its page is fetched ahead', async () => {
    await cards.nth(1).hover();
    await expect(collections.locator('link')).not.toHaveCount(0);
    await expectRowsOfThreeAndTwo(cards);
  });
});

test('R210: pictures of the desk come in 480, 800 and 1200 px, as avif and as webp', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const sources = [...html.matchAll(/<source[^>]*\/media\/[^>]*>/g)].map(([tag]) => tag);
  for (const type of ['image/avif', 'image/webp']) {
    const ofType = sources.filter((tag) => tag.includes(`type="${type}"`));
    expect(ofType.length).toBeGreaterThan(0);
    const widths = new Set(
      ofType.flatMap((tag) => [...tag.matchAll(/ (\d+)w/g)].map(([, w]) => w)),
    );
    expect(widths).toEqual(new Set(['480', '800', '1200']));
  }
});

test('R210: a picture of each width and format is served as what it claims to be', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const addresses = [...html.matchAll(/(\/media\/[^\s"]+\.(?:avif|webp)) \d+w/g)];
  expect(addresses.length).toBeGreaterThan(0);
  for (const [, address = ''] of addresses.slice(0, 12)) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toBe(`image/${address.split('.').at(-1)}`);
    expect(answer.headers()['cache-control']).toContain('immutable');
  }
});
