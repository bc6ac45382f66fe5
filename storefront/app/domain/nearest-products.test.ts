import { describe, expect, it } from 'vitest';

import { findNearestProducts } from './nearest-products';

const inCategory = (name: string, category: string) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  category: { id: category, slug: category, name: category },
});

const products = [
  inCategory('Dusk Motorized Roller', 'motorized options'),
  inCategory('Elbow Blackout Roller', 'roller blinds'),
  inCategory('Banff Linen Roller', 'roller blinds'),
  inCategory('Harbour Vane', 'vertical blinds'),
];

const namesFor = (address: string, count = 3) =>
  findNearestProducts(products, address, count).map(({ name }) => name);

describe('findNearestProducts', () => {
  it('R155: finds a product behind a mistyped address', () => {
    expect(namesFor('/products/banf-linnen-roller')[0]).toBe('Banff Linen Roller');
  });

  it('R155: keeps the order of what matches equally, and the count', () => {
    expect(namesFor('/products/rollers', 2)).toEqual([
      'Dusk Motorized Roller',
      'Elbow Blackout Roller',
    ]);
  });

  it('R155: matches by category too', () => {
    expect(namesFor('/products/vertical')).toEqual(['Harbour Vane']);
  });

  it.each(['/products/zzzz', '/products/', '/products/%E0%A4%A', `/products/${'x'.repeat(5000)}`])(
    'R155: finds nothing near %s',
    (address) => {
      expect(namesFor(address)).toEqual([]);
    },
  );
});
