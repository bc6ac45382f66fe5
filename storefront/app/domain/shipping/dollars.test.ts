import { expect, it } from 'vitest';

import { parseDollars } from './dollars';

it.each([
  ['864', 864_00],
  ['864.', 864_00],
  ['864.5', 864_50],
  ['$1,234.56', 1_234_56],
  [' 2 000.00 ', 2_000_00],
  ['0', 0],
  ['10,000,000', 10_000_000_00],
])('reads %j as %i cents', (typed, cents) => {
  expect(parseDollars(typed)).toBe(cents);
});

it.each(['', '.', 'abc', '-5', '1e3', '12,34', '1.999', '10000000.01', '1234567890', '1,5'])(
  'refuses %j',
  (typed) => {
    expect(parseDollars(typed)).toBeUndefined();
  },
);
