import { describe, expect, it } from 'vitest';

import { isQuantity, parseQuantity } from './quantity';

describe('R182: a quantity', () => {
  it.each([
    ['1', 1],
    ['12', 12],
    ['999', 999],
    ['007', 7],
    [' 3 ', 3],
  ])('%j is %i', (typed, quantity) => expect(parseQuantity(typed)).toBe(quantity));

  it.each(['', ' ', '0', '-1', '1.5', '1,5', '1e2', '0x10', 'abc', '1a', '1000', '٣', 'Infinity'])(
    '%j is refused',
    (typed) => expect(parseQuantity(typed)).toBeUndefined(),
  );

  it.each([0, 1000, 1.5, NaN])('%d is none', (quantity) =>
    expect(isQuantity(quantity)).toBe(false),
  );
});
