import { describe, expect, it } from 'vitest';

import { toClothWidth } from './cloth-width';
import { toOrderSize } from './opening';

const inches = (whole: number, eighth = 0) => whole * 8 + eighth;
const opening = {
  widths: [inches(36, 3), inches(36, 1), inches(36, 2)],
  heights: [inches(48, 4), inches(48, 5), inches(48, 3)],
} as const;

describe('which reading counts', () => {
  it('inside the opening: the narrowest width and the tallest height', () => {
    expect(toOrderSize(opening, 'inside')).toEqual({
      width: inches(36, 1),
      height: inches(48, 5),
      wide: false,
    });
  });

  it('outside: the widest and the tallest, so that all is covered', () => {
    expect(toOrderSize(opening, 'outside')).toMatchObject({
      width: inches(36, 3),
      height: inches(48, 5),
    });
  });

  it('notices a blind that is wider than high, and not a square one', () => {
    const { widths, heights } = opening;
    expect(toOrderSize({ widths: heights, heights: widths }, 'inside').wide).toBe(true);
    expect(toOrderSize({ widths, heights: widths }, 'outside').wide).toBe(false);
  });
});

describe('squareness', () => {
  it.each([
    [0, 'square'],
    [2, 'square'],
    [3, 'wedge'],
    [4, 'wedge'],
    [5, 'crooked'],
  ] as const)('diagonals %i eighths apart: %s', (difference, squareness) => {
    const one = inches(60);
    const judged = (diagonals: readonly [number, number]) =>
      toOrderSize({ ...opening, diagonals }, 'inside').squareness;
    expect(judged([one, one + difference])).toBe(squareness);
    expect(judged([one + difference, one])).toBe(squareness);
  });

  it('is not judged without diagonals', () => {
    expect(toOrderSize(opening, 'inside').squareness).toBeUndefined();
  });
});

describe('ordered width against cloth width', () => {
  it('takes five eighths off at each end', () => {
    expect(toClothWidth(inches(36, 1))).toEqual({
      cloth: inches(34, 7),
      twoBlinds: false,
      uncovered: 0,
    });
  });

  it('warns when the cloth over an opening is narrower than the opening', () => {
    expect(toClothWidth(inches(40), inches(38)).uncovered).toBe(0);
    expect(toClothWidth(inches(40), inches(38, 6)).uncovered).toBe(0);
    expect(toClothWidth(inches(40), inches(38, 7)).uncovered).toBe(1);
  });

  it('knows what is too wide for one piece of cloth', () => {
    expect(toClothWidth(inches(119, 2)).twoBlinds).toBe(false);
    expect(toClothWidth(inches(119, 3)).twoBlinds).toBe(true);
  });

  it('has no cloth of less than nothing', () => {
    expect(toClothWidth(inches(1)).cloth).toBe(0);
  });
});
