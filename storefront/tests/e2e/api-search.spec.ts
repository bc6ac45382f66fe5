import type { APIRequestContext } from 'playwright/test';
import { readCategories, readProducts, type ListedProduct } from '../fixtures/catalogue';
import { expect, test } from '../fixtures/test';

async function search(request: APIRequestContext, q: string): Promise<ListedProduct[]> {
  const answer = await request.get('/api/products/search', { params: { q } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ListedProduct[];
}

const slugsOf = (products: ListedProduct[]) => products.map(({ slug }) => slug);

for (const [kind, plain, others] of [
  ['plural', 'roller', ['rollers', 'Roller’s']],
  ['case', 'blackout', ['BLACKOUT', 'bLackout']],
  ['accent', 'cellular', ['cellulâr', 'cellula\u0301r']],
  ['slip', 'blackout', ['blackot', 'blackoutt', 'blakcout', 'black out']],
  ['spelling', 'motorized', ['motorised']],
  ['order and white space', 'linen roller', ['roller linen', '  linen \t roller ']],
  ['punctuation', 'light filtering', ['light_filtering', 'light-filtering', '"light" (filtering)']],
] as const) {
  test(`R191: a search forgives ${kind}: ${others.join(', ')}`, async ({ request }) => {
    const found = slugsOf(await search(request, plain));
    expect(found.length).toBeGreaterThan(0);
    for (const other of others) {
      const again = slugsOf(await search(request, other));
      expect(again, other).toEqual(expect.arrayContaining(found));
    }
  });
}

test('R191: what has the word in its name comes before what is only described with it', async ({
  request,
}) => {
  for (const word of ['roller', 'linen', 'blackout', 'wood']) {
    const named = (await search(request, word)).map(({ name }) =>
      name.toLowerCase().includes(word),
    );
    expect(named[0], word).toBe(true);
    expect(named.lastIndexOf(true), word).toBe(named.filter(Boolean).length - 1);
  }
});

test('R191: a search knows categories and light control by their names', async ({ request }) => {
  const categories = await readCategories(request);
  const products = await readProducts(request);
  for (const { id, name } of categories) {
    const own = slugsOf(products.filter(({ categoryId }) => categoryId === id));
    expect(slugsOf(await search(request, name)), name).toEqual(expect.arrayContaining(own));
  }
  const dark = slugsOf(products.filter(({ filterType }) => filterType === 'room_darkening'));
  expect(slugsOf(await search(request, 'Room Darkening'))).toEqual(expect.arrayContaining(dark));
});

test('R191: every result is a product as the list of all has it, and none comes twice', async ({
  request,
}) => {
  const products = await readProducts(request);
  const found = await search(request, 'shade');
  for (const product of found) expect(products).toContainEqual(product);
  expect(new Set(slugsOf(found)).size).toBe(found.length);
});

for (const [kind, q] of [
  ['no text', ''],
  ['white space', '   '],
  ['control characters', '\u0001\u001F'],
  ['signs', '?!…'],
] as const) {
  test(`R191: a search for ${kind} finds all products, as the list has them`, async ({
    request,
  }) => {
    expect(await search(request, q)).toEqual(await readProducts(request));
  });
}

for (const [kind, q] of [
  ['a word that no product has', 'linen chandelier'],
  ['one endless word', 'x'.repeat(10_000)],
  ['markup', '<script>alert(1)</script>'],
  ['an operator of the CMS', '$eq'],
  ['what every object has', 'constructor'],
] as const) {
  test(`R191: a search for ${kind} finds nothing`, async ({ request }) => {
    expect(await search(request, q)).toEqual([]);
  });
}

test('R191: of two texts the first counts', async ({ request }) => {
  const answer = await request.get('/api/products/search?q=linen&q=zebra');
  expect(await answer.json()).toEqual(await search(request, 'linen'));
});

test('R059 R191: the page of a search shows what the endpoint finds, in its order', async ({
  page,
  request,
}) => {
  const found = await search(request, 'linnen');
  await page.goto('/products?q=linnen');
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(found.map(({ name }) => name));
});
