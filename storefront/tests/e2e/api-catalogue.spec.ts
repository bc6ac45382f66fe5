import { expect, test } from '../fixtures/test';

const text = expect.stringMatching(/\S/);
const picture = expect.objectContaining({
  alt: expect.any(String),
  width: expect.any(Number),
  height: expect.any(Number),
});
const category = { id: text, slug: text, name: text, description: text, imageUrl: text };
const product = {
  id: text,
  slug: text,
  name: text,
  description: text,
  price: expect.any(Number),
  imageUrl: text,
  categoryId: text,
  filterType: expect.stringMatching(/^(light_filtering|room_darkening|blackout)$/),
  inStock: expect.any(Boolean),
  featured: expect.any(Boolean),
};

type Row = Record<string, unknown>;

test('R165 R190: GET /api/categories lists the categories in their order', async ({ request }) => {
  const answer = await request.get('/api/categories');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/json');
  const categories = (await answer.json()) as Row[];
  expect(categories.length).toBeGreaterThanOrEqual(14);
  for (const entry of categories) expect(entry).toMatchObject(category);
  expect(categories.slice(0, 5).map(({ slug }) => slug)).toEqual([
    'roller-blinds',
    'vertical-blinds',
    'motorized-options',
    'roman-shades',
    'outdoor-shades',
  ]);
});

test('R165 R190: GET /api/categories/{slug} holds the category and its products', async ({
  request,
}) => {
  for (const slug of ['roller-blinds', 'wood', 'pvc']) {
    const answer = await request.get(`/api/categories/${slug}`);
    expect(answer.status()).toBe(200);
    const found = (await answer.json()) as Row & { products: Row[] };
    expect(found).toMatchObject({ ...category, slug });
    expect(found.products.length).toBeGreaterThan(0);
    for (const entry of found.products) {
      expect(entry).toMatchObject({ ...product, categoryId: found.id });
    }
  }
});

test('R166 R191: GET /api/products lists the products, prices in whole cents', async ({
  request,
}) => {
  const answer = await request.get('/api/products');
  expect(answer.status()).toBe(200);
  const products = (await answer.json()) as Row[];
  expect(products.length).toBeGreaterThanOrEqual(48);
  for (const entry of products) {
    expect(entry).toMatchObject({ ...product, image: picture });
    expect(Number.isInteger(entry.price)).toBe(true);
  }
  expect(products.filter(({ featured }) => featured)).toHaveLength(8);
  expect(new Set(products.map(({ filterType }) => filterType)).size).toBe(3);
  expect(new Set(products.map(({ inStock }) => inStock)).size).toBe(2);
});

test('R166 R191: GET /api/products/{slug} is one product', async ({ request }) => {
  const [first] = (await (await request.get('/api/products')).json()) as Row[];
  const answer = await request.get(`/api/products/${String(first?.slug)}`);
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ ...product, id: first?.id, slug: first?.slug });
});

test('R191: GET /api/products/search finds a product by its name', async ({ request }) => {
  const [first] = (await (await request.get('/api/products')).json()) as Row[];
  const answer = await request.get('/api/products/search', { params: { q: String(first?.name) } });
  expect(answer.status()).toBe(200);
  const slugs = ((await answer.json()) as Row[]).map(({ slug }) => slug);
  expect(slugs).toContain(first?.slug);
});

test('R191: a search that matches nothing is an empty list', async ({ request }) => {
  const answer = await request.get('/api/products/search', { params: { q: 'zzqqxxyy' } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual([]);
});

test('R168 R192: GET /api/testimonials lists rating, message, name and place', async ({
  request,
}) => {
  const answer = await request.get('/api/testimonials');
  expect(answer.status()).toBe(200);
  const testimonials = (await answer.json()) as Row[];
  expect(testimonials).toHaveLength(12);
  for (const entry of testimonials) {
    expect(entry).toMatchObject({ id: text, message: text, name: text, location: text });
    expect([1, 2, 3, 4, 5]).toContain(entry.rating);
  }
});

test('R168 R192: GET /api/blog lists the posts with a date in UTC, newest first', async ({
  request,
}) => {
  const answer = await request.get('/api/blog');
  expect(answer.status()).toBe(200);
  const posts = (await answer.json()) as Row[];
  expect(posts).toHaveLength(9);
  for (const entry of posts) {
    expect(entry).toMatchObject({
      id: text,
      slug: text,
      title: text,
      excerpt: text,
      imageUrl: text,
    });
    expect(entry.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  }
  const dates = posts.map(({ createdAt }) => String(createdAt));
  expect(dates).toEqual([...dates].sort().reverse());
});
