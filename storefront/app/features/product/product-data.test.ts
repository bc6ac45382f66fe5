import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#app/lib/brand';
import { buildProductData } from './product-data';
import type { ProductView } from './product-view';

const brand = { ...defaultBrand, siteUrl: 'https://shop.test' };
const product: ProductView = {
  slug: 'banff-linen',
  name: 'Banff Linen',
  price: 28_905,
  description: [],
  summary: 'A slubbed linen.',
  pictures: [
    { url: '/media/a.webp', alt: '', width: 1600, height: 1200, preview: null, sources: [] },
  ],
  category: { slug: 'roller-blinds', name: 'Roller Blinds' },
  filterType: 'light_filtering',
  inStock: true,
};

describe('buildProductData', () => {
  it('names product, picture and offer by their full addresses', () => {
    expect(buildProductData(product, brand)).toMatchObject({
      '@type': 'Product',
      name: 'Banff Linen',
      url: 'https://shop.test/products/banff-linen',
      image: ['https://shop.test/media/a.webp'],
      category: 'Roller Blinds',
      offers: {
        price: '289.05',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('says when it cannot be had, and leaves out what it does not know', () => {
    const data = buildProductData(
      { ...product, inStock: false, category: null, pictures: [] },
      brand,
    );
    expect(data.offers.availability).toBe('https://schema.org/OutOfStock');
    expect(data).not.toHaveProperty('category');
    expect(data.image).toEqual([]);
  });
});
