import { describe, expect, it } from 'vitest';

import { collections, findSwatches } from './collections';
import { parseSelection, toggleSample, withoutSample } from './selection';

const known = collections.flatMap(({ swatches }) => swatches.map(({ id }) => id));
const five = known.slice(0, 5);

describe('the collections', () => {
  it('R100: are the four named ones, of four swatches each, with ids, names and pictures of their own', () => {
    expect(collections.map(({ name }) => name)).toEqual([
      'Signature Light Filtering',
      'Premium Motorized Series',
      'Artisan Woven',
      'Designer Blackout',
    ]);
    expect(collections.map(({ swatches }) => swatches.length)).toEqual([4, 4, 4, 4]);
    const swatches = findSwatches(known);
    for (const key of ['id', 'name', 'color'] as const) {
      expect(new Set(swatches.map((swatch) => swatch[key])).size).toBe(16);
    }
    expect(new Set(swatches.map(({ image }) => image.url)).size).toBe(16);
    expect(swatches.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true);
  });
});

describe('toggleSample', () => {
  it('R103: adds at the end and takes out again', () => {
    const one = toggleSample([], 'bo-navy').selection;
    const two = toggleSample(one, 'lf-oat').selection;
    expect(two).toEqual(['bo-navy', 'lf-oat']);
    expect(toggleSample(two, 'bo-navy')).toEqual({ selection: ['lf-oat'], refused: false });
  });

  it('R103 R226: refuses the sixth and leaves the selection as it was', () => {
    expect(toggleSample(five, 'bo-navy')).toEqual({ selection: five, refused: true });
    expect(toggleSample(five, 'lf-oat').selection).toHaveLength(4);
  });
});

it('withoutSample takes one out', () => {
  expect(withoutSample(['a', 'b'], 'a')).toEqual(['b']);
});

describe('parseSelection', () => {
  it('reads back what was stored', () => {
    expect(parseSelection(JSON.stringify(five), known)).toEqual(five);
  });

  it.each([
    ['nothing', null, []],
    ['broken JSON', '["lf-oat"', []],
    ['no list', '{"length":2}', []],
    ['foreign and repeated values', '["lf-oat",3,null,"gone","lf-oat",["bo-navy"]]', ['lf-oat']],
    ['more than five', JSON.stringify(known), five],
  ])('takes %s for what it is worth', (_, stored, expected) => {
    expect(parseSelection(stored, known)).toEqual(expected);
  });
});
