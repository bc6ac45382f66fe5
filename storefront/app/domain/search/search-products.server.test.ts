import { describe, expect, it } from 'vitest';
import type { Product } from './catalogue';
import { searchProducts } from './product-search';

function product(fields: Partial<Product>): Product {
  return {
    id: fields.slug ?? 'id',
    slug: 'slug',
    name: 'Name',
    description: '',
    price: 10_000,
    image: null,
    gallery: [],
    category: null,
    filterType: 'light_filtering',
    powerType: null,
    inStock: true,
    featured: false,
    ...fields,
  };
}

const roller = { id: 'c1', slug: 'roller-blinds', name: 'Roller Blinds' };
const products = [
  product({ slug: 'linen', name: 'Prairie Linen Roller', category: roller }),
  product({ slug: 'night', name: 'Deep Night Shade', filterType: 'blackout' }),
  product({ slug: 'cafe', name: 'Café Sheer', description: 'Softens **low** winter sun.' }),
];

function slugsFor(query: string): string[] {
  return searchProducts(products, query).map(({ slug }) => slug);
}

describe('R191: a search', () => {
  it.each([
    ['linen', ['linen']],
    ['LINEN', ['linen']],
    ['  prairie   roller ', ['linen']],
    ['roller prairie', ['linen']],
    ['roller-blinds', ['linen']],
    ['winter', ['cafe']],
    ['cafe', ['cafe']],
    ['cafe\u0301', ['cafe']],
    ['Blackout', ['night']],
    ['light filtering', ['linen', 'cafe']],
    ['light_filtering', ['linen', 'cafe']],
    ['linen night', []],
    ['zzqqxxyy', []],
  ])('for %j finds %j', (query, slugs) => {
    expect(slugsFor(query)).toEqual(slugs);
  });

  it.each(['', '   ', '---', '\u0000'])('for %j, which has no words, finds all', (query) => {
    expect(slugsFor(query)).toHaveLength(products.length);
  });

  it('takes the signs of a regular expression as punctuation', () => {
    expect(slugsFor('(linen|night).*')).toEqual([]);
    expect(slugsFor('linen.*')).toEqual(['linen']);
  });

  it('reads no more than the first 200 characters', () => {
    expect(slugsFor(`${'linen '.repeat(34)}night`)).toEqual(['linen']);
  });
});
