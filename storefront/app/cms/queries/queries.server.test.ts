import { describe, expect, it } from 'vitest';
import { blogPostRow, categoryRow, productRow, testimonialRow } from '#tests/setup/cms-rows';
import { fakeCms } from '#tests/setup/fake-cms';

const cms = fakeCms();

describe('getCategories', () => {
  it('R165: hands out categories as ours, asked for by name and in staff’s order', async () => {
    cms.has('categories', [categoryRow('roller-blinds'), categoryRow('wood', { image: null })]);
    const { getCategories } = await import('./categories.server');
    expect(await getCategories()).toMatchObject({
      ok: true,
      data: [
        {
          id: 'category-roller-blinds',
          slug: 'roller-blinds',
          name: 'Category roller-blinds',
          description: 'One clean plane of cloth.',
          image: { url: '/media/roller-blinds_800_0123456789abcdef.webp' },
        },
        { slug: 'wood', image: null },
      ],
    });
    expect(cms.calls[0]?.params).toMatchObject({
      'sort[0]': 'order:asc',
      'populate[image][fields][0]': 'url',
    });
  });
});

describe('getCategoryBySlug', () => {
  const catalogue = () => {
    cms.has('categories', [categoryRow('roller-blinds'), categoryRow('wood')]);
    cms.has('products', [
      productRow('linen'),
      productRow('oak', { category: { documentId: 'category-wood', slug: 'wood', name: 'Wood' } }),
      productRow('stray', { category: null }),
    ]);
  };

  it('R165: contains the products of the category and no others', async () => {
    catalogue();
    const { getCategoryBySlug } = await import('./categories.server');
    const result = await getCategoryBySlug('wood');
    expect(result).toMatchObject({ ok: true, data: { slug: 'wood', products: [{ slug: 'oak' }] } });
  });

  it.each(['nope', '', '../consultations', 'WOOD'])('does not find %j', async (slug) => {
    catalogue();
    const { getCategoryBySlug } = await import('./categories.server');
    const result = await getCategoryBySlug(slug);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });

  it('fails when the products cannot be had: an empty category would be a lie', async () => {
    cms.has('categories', [categoryRow('wood')]);
    cms.answers('products', {}, 500);
    const { getCategoryBySlug } = await import('./categories.server');
    const result = await getCategoryBySlug('wood');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'http' } });
  });
});

describe('products', () => {
  it('R166: hands out a product as ours, with everything that was populated', async () => {
    cms.has('products', [productRow('linen', { gallery: [categoryRow('x').image] })]);
    const { getProductBySlug } = await import('./products.server');
    expect(await getProductBySlug('linen')).toMatchObject({
      ok: true,
      data: {
        id: 'product-linen',
        slug: 'linen',
        name: 'Product linen',
        price: 28_900,
        image: { alt: 'A picture of linen.' },
        gallery: [{ alt: 'A picture of x.' }],
        category: { id: 'category-roller-blinds', slug: 'roller-blinds', name: 'Roller Blinds' },
        filterType: 'light_filtering',
        powerType: null,
        inStock: true,
        featured: false,
      },
    });
    expect(cms.calls[0]?.params).toMatchObject({ 'filters[slug][$eq]': 'linen' });
  });

  it.each([
    ['a price that is no whole number of cents', { price: 289.5 }],
    ['a negative price', { price: -1 }],
    ['an unknown light control', { filterType: 'sheer' }],
    ['an unknown power type', { powerType: 'solar' }],
    ['no word on its stock', { inStock: null }],
    ['a category that was not populated', { category: undefined }],
  ])('R166: leaves out a product with %s', async (_, fields) => {
    cms.has('products', [productRow('good'), productRow('bad', fields)]);
    const { getProducts } = await import('./products.server');
    expect(await getProducts()).toMatchObject({ ok: true, data: [{ slug: 'good' }] });
  });

  it('R191: a search looks through the remembered list and asks the CMS once', async () => {
    cms.has('products', [productRow('linen'), productRow('oak', { name: 'Oak Slats' })]);
    const { getProducts, searchProducts } = await import('./products.server');
    await getProducts();
    const found = await searchProducts('oak');
    expect(found).toMatchObject({ ok: true, data: [{ slug: 'oak' }] });
    expect(await searchProducts('zzqqxxyy')).toEqual({ ok: true, data: [] });
    expect(cms.calls).toHaveLength(1);
  });

  it('R191: a search fails when the list does', async () => {
    cms.isAway();
    const { searchProducts } = await import('./products.server');
    expect(await searchProducts('oak')).toMatchObject({ failure: { kind: 'unreachable' } });
  });
});

describe('getTestimonials', () => {
  it('R168: hands out rating, message, name and place', async () => {
    cms.has('testimonials', [testimonialRow('Maren')]);
    const { getTestimonials } = await import('./testimonials.server');
    expect(await getTestimonials()).toEqual({
      ok: true,
      data: [
        {
          id: 'testimonial-Maren',
          rating: 5,
          message: 'It fits like it grew there.',
          name: 'Maren',
          location: 'Cochrane, Alberta',
        },
      ],
    });
  });

  it.each([0, 6, 4.5, '5'])('R168: leaves out a rating of %j stars', async (rating) => {
    cms.has('testimonials', [testimonialRow('Maren'), testimonialRow('Devon', { rating })]);
    const { getTestimonials } = await import('./testimonials.server');
    expect(await getTestimonials()).toMatchObject({ data: [{ name: 'Maren' }] });
  });
});

describe('getBlogPosts', () => {
  it('R168: dates a post at the first moment of its day in UTC', async () => {
    cms.has('blog-posts', [blogPostRow('measure')]);
    const { getBlogPosts } = await import('./blog.server');
    expect(await getBlogPosts()).toMatchObject({
      ok: true,
      data: [{ id: 'post-measure', slug: 'measure', createdAt: '2026-05-01T00:00:00.000Z' }],
    });
    expect(cms.calls[0]?.params).toMatchObject({ 'sort[0]': 'publishedOn:desc' });
  });

  it('does not ask for the bodies, which a list does not show', async () => {
    cms.has('blog-posts', []);
    const { getBlogPosts } = await import('./blog.server');
    await getBlogPosts();
    expect(Object.values(cms.calls[0]?.params ?? {})).not.toContain('body');
  });
});

describe('getArticleBySlug', () => {
  it('R088: reads one post with its text', async () => {
    cms.has('blog-posts', [blogPostRow('measure', { body: '## Widths' })]);
    const { getArticleBySlug } = await import('./blog.server');
    expect(await getArticleBySlug('measure')).toMatchObject({
      ok: true,
      data: { slug: 'measure', body: '## Widths', createdAt: '2026-05-01T00:00:00.000Z' },
    });
    expect(cms.calls[0]?.params).toMatchObject({ 'filters[slug][$eq]': 'measure' });
  });

  it('does not ask about what cannot be a slug', async () => {
    const { getArticleBySlug } = await import('./blog.server');
    for (const slug of ['', 'A B', '../admin', 'x'.repeat(500)]) {
      expect(await getArticleBySlug(slug)).toMatchObject({ failure: { kind: 'not-found' } });
    }
    expect(cms.calls).toEqual([]);
  });
});
