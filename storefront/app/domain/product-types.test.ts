import { describe, expect, it } from 'vitest';
import { sampleCategory, sampleProduct } from '#tests/setup/sample-products';
import { findProductType } from './product-types';

describe('findProductType', () => {
  it.each([
    ['blackout', 'Blackout'],
    ['room-darkening', 'Room Darkening'],
    ['Light Filtering', 'Light Filtering'],
    ['battery', 'Battery Powered'],
    ['wired', 'Hardwired'],
    ['PVC', 'PVC'],
    ['faux-wood', 'Faux Wood'],
  ])('reads %j as %s', (value, label) => expect(findProductType(value)?.label).toBe(label));

  it.each(['steam', '', '__proto__', 'constructor', 'blackout;drop'])('does not know %j', (value) =>
    expect(findProductType(value)).toBeUndefined(),
  );

  it('finds products by light control and by power', () => {
    const product = sampleProduct('dusk', { filterType: 'blackout', powerType: 'wired' });
    expect(findProductType('blackout')?.matches(product)).toBe(true);
    expect(findProductType('room_darkening')?.matches(product)).toBe(false);
    expect(findProductType('wired')?.matches(product)).toBe(true);
    expect(findProductType('battery')?.matches(product)).toBe(false);
    expect(findProductType('motorized')?.matches(product)).toBe(true);
  });

  it.each([
    ['fabric', 'A slubbed linen weave.', true],
    ['fabric', 'Slats that shrug off steam.', false],
    ['wood', 'Two-inch basswood slats.', true],
    ['wood', 'Faux wood for damp rooms.', false],
    ['faux-wood', 'Faux wood for damp rooms.', true],
    ['woven-wood', 'Bamboo and jute on a cotton warp.', true],
    ['solar', 'A pearl-grey screen, three percent open.', true],
  ])('knows by its words whether a product is of %s: %s', (value, description, expected) => {
    expect(findProductType(value)?.matches(sampleProduct('x', { description }))).toBe(expected);
  });

  it('takes the name of the category for a word, too', () => {
    const product = sampleProduct('pearl', { category: sampleCategory('pvc-blinds') });
    expect(findProductType('pvc')?.matches(product)).toBe(true);
  });
});
