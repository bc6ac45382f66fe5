import { expect, it } from 'vitest';

import { starFills } from './star-fill';

it('R039: fills the stars by fraction', () => {
  expect(starFills(5)).toEqual([1, 1, 1, 1, 1]);
  expect(starFills(4)).toEqual([1, 1, 1, 1, 0]);
  expect(starFills(4.6)).toEqual([1, 1, 1, 1, 0.6]);
  expect(starFills(0)).toEqual([0, 0, 0, 0, 0]);
  expect(starFills(9)).toEqual([1, 1, 1, 1, 1]);
});
