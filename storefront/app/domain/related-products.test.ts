import { describe, expect, it } from 'vitest';
import { sampleCategory, sampleProduct } from '#tests/setup/sample-products';
import { relatedProducts } from './related-products';

const rollers = sampleCategory('roller-blinds');
const pvc = sampleCategory('pvc');
const product = sampleProduct('night-roller', { category: rollers, filterType: 'blackout' });
const others = [
  sampleProduct('night-pvc', { category: pvc, filterType: 'blackout' }),
  sampleProduct('day-roller', { category: rollers }),
  sampleProduct('dark-roller', { category: rollers, filterType: 'blackout' }),
  sampleProduct('day-pvc', { category: pvc }),
];
const slugs = (found: { slug: string }[]) => found.map(({ slug }) => slug);

describe('relatedProducts', () => {
  it('puts the most alike first and never shows the product itself', () => {
    const related = relatedProducts([product, ...others], product, 3);
    expect(slugs(related)).toEqual(['dark-roller', 'day-roller', 'night-pvc']);
  });

  it('makes do with what there is', () => {
    expect(relatedProducts([product], product, 3)).toEqual([]);
    const stray = sampleProduct('stray', { filterType: 'blackout' });
    expect(slugs(relatedProducts(others, stray, 3))).toEqual(['night-pvc', 'dark-roller']);
  });
});
