import { describe, expect, it } from 'vitest';
import { sampleCategory, sampleProduct } from '#tests/setup/sample-products';
import { findNearestProducts } from './nearest-products';

const rollers = sampleCategory('roller-blinds');
const products = [
  sampleProduct('dusk-motorized-roller', { category: sampleCategory('motorized-options') }),
  sampleProduct('elbow-blackout-roller', { category: rollers }),
  sampleProduct('banff-linen-roller', { category: rollers }),
  sampleProduct('harbour-vane', { category: sampleCategory('vertical-blinds') }),
];

async function slugsFor(address: string, count = 3): Promise<string[]> {
  const found = await findNearestProducts(products, address, count);
  return found.map(({ slug }) => slug);
}

describe('findNearestProducts', () => {
  it('R155: finds a product behind a mistyped address', async () => {
    const [nearest] = await slugsFor('/products/banf-linnen-roller');
    expect(nearest).toBe('banff-linen-roller');
  });

  it('R155: prefers those that match in more ways, and keeps the count', async () => {
    expect(await slugsFor('/products/rollers', 2)).toEqual([
      'elbow-blackout-roller',
      'banff-linen-roller',
    ]);
  });

  it('R155: matches by category too', async () => {
    expect(await slugsFor('/products/vertical')).toEqual(['harbour-vane']);
  });

  it.each([
    '/products/zzzz',
    '/products/',
    '/products/%E0%A4%A',
    `/products/${'x'.repeat(5000)}`,
    `/products/${'-x'.repeat(5000)}`,
  ])('R155: finds nothing near %s', async (address) => {
    expect(await slugsFor(address)).toEqual([]);
  });
});
