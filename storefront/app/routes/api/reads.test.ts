import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { blogPostRow, categoryRow, productRow, testimonialRow } from '#tests/setup/cms-rows';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();

interface ReadRoute {
  loader: (args: LoaderFunctionArgs) => Promise<Response>;
  action: () => Response;
}

const routes: Record<string, () => Promise<ReadRoute>> = {
  '/api/categories': () => import('./categories'),
  '/api/categories/wood': () => import('./category'),
  '/api/products': () => import('./products'),
  '/api/products/search?q=linen': () => import('./product-search'),
  '/api/products/linen': () => import('./product'),
  '/api/testimonials': () => import('./testimonials'),
  '/api/blog': () => import('./blog'),
};

async function get(path: keyof typeof routes, slug?: string) {
  const { loader } = (await routes[path]?.()) ?? {};
  const request = new Request(`https://shop.test${path}`);
  const answer = await loader?.({
    request,
    params: slug === undefined ? {} : { slug },
    context: {},
  });
  if (!answer) throw new Error(`There is no route for ${path}`);
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as unknown };
}

const image = {
  url: '/media/linen_800_0123456789abcdef.webp',
  alt: 'A picture of linen.',
  width: 1600,
  height: 1200,
  preview: 'data:image/webp;base64,AAAA',
  sources: [
    { format: 'avif', width: 800, url: '/media/linen_800_0123456789abcdef.avif' },
    { format: 'webp', width: 480, url: '/media/linen_480_0123456789abcdef.webp' },
    { format: 'webp', width: 800, url: '/media/linen_800_0123456789abcdef.webp' },
  ],
};

const linen = {
  id: 'product-linen',
  slug: 'linen',
  name: 'Product linen',
  description: 'A slubbed weave.',
  price: 28_900,
  imageUrl: '/media/linen_800_0123456789abcdef.webp',
  image,
  gallery: [],
  categoryId: 'category-roller-blinds',
  filterType: 'light_filtering',
  powerType: null,
  inStock: true,
  featured: false,
};

describe('the endpoint contract', () => {
  it('R165 R190: a category has its fields; its picture may be missing', async () => {
    cms.has('categories', [categoryRow('wood', { image: null })]);
    const { status, json } = await get('/api/categories');
    expect(status).toBe(200);
    expect(json).toEqual([
      {
        id: 'category-wood',
        slug: 'wood',
        name: 'Category wood',
        description: 'One clean plane of cloth.',
        imageUrl: null,
        image: null,
      },
    ]);
  });

  it('R165 R190: a category by its slug contains its products', async () => {
    cms.has('categories', [categoryRow('roller-blinds')]);
    cms.has('products', [productRow('linen'), productRow('stray', { category: null })]);
    const { json } = await get('/api/categories/wood', 'roller-blinds');
    expect(json).toMatchObject({ id: 'category-roller-blinds', products: [linen] });
  });

  it('R166 R191: products are listed with every field, the price in cents', async () => {
    cms.has('products', [productRow('linen')]);
    expect((await get('/api/products')).json).toEqual([linen]);
  });

  it('R166 R191: one product is had by its slug', async () => {
    cms.has('products', [productRow('linen')]);
    expect((await get('/api/products/linen', 'linen')).json).toEqual(linen);
  });

  it('R191: a search lists the products that match', async () => {
    cms.has('products', [productRow('linen'), productRow('oak')]);
    expect((await get('/api/products/search?q=linen')).json).toEqual([linen]);
  });

  it('R168 R192: testimonials have rating, message, name and place', async () => {
    cms.has('testimonials', [testimonialRow('Maren')]);
    expect((await get('/api/testimonials')).json).toEqual([
      {
        id: 'testimonial-Maren',
        rating: 5,
        message: 'It fits like it grew there.',
        name: 'Maren',
        location: 'Cochrane, Alberta',
      },
    ]);
  });

  it('R168 R192: blog posts have title, excerpt, picture and a date in UTC', async () => {
    cms.has('blog-posts', [blogPostRow('linen')]);
    expect((await get('/api/blog')).json).toEqual([
      {
        id: 'post-linen',
        slug: 'linen',
        title: 'Post linen',
        excerpt: 'Three widths, three heights.',
        imageUrl: '/media/linen_800_0123456789abcdef.webp',
        image,
        createdAt: '2026-05-01T00:00:00.000Z',
      },
    ]);
  });
});

describe('R190 R191: what is not there', () => {
  it.each([
    ['/api/categories/wood', 'nope'],
    ['/api/categories/wood', '../../consultations'],
    ['/api/products/linen', 'nope'],
    ['/api/products/linen', '<script>'],
    ['/api/products/linen', ''],
  ])('%s with the slug %j is 404 in JSON', async (path, slug) => {
    cms.has('categories', []);
    cms.has('products', []);
    const { status, headers, json } = await get(path, slug);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
    expect(json).toEqual({ message: 'There is no such entry.' });
  });

  it('what cannot be a slug costs the CMS nothing', async () => {
    await get('/api/products/linen', `${'a'.repeat(10_000)}`);
    expect(cms.calls).toEqual([]);
  });

  it('another path under /api is 404 in JSON, by any method', async () => {
    const { loader, action } = await import('./not-found');
    for (const answer of [loader(), action()]) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
    }
  });
});

describe('R190 R191 R192: every read', () => {
  it.each(Object.keys(routes))('%s is 503 with Retry-After while the CMS is away', async (path) => {
    cms.isAway();
    const { status, headers, json } = await get(path, 'linen');
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(json).toEqual({ message: expect.not.stringContaining('cms.test') });
  });

  it.each(Object.keys(routes))('%s refuses to be written to, in JSON', async (path) => {
    const { action } = (await routes[path]?.()) ?? {};
    const answer = action?.();
    expect(answer?.status).toBe(405);
    expect(answer?.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer?.json()).toMatchObject({ message: expect.stringMatching(/\S/) });
  });
});
