import { expect, it } from 'vitest';

import { searchAddress } from './search-address';

it.each(['', '   ', '\t\n', '\u00a0'])('R023: %j leads nowhere', (typed) => {
  expect(searchAddress(typed)).toBeNull();
});

it.each([
  ['linen', '/products?q=linen'],
  ['  linen roller ', '/products?q=linen+roller'],
  ['50% & "more"', '/products?q=50%25+%26+%22more%22'],
  ['//evil.example', '/products?q=%2F%2Fevil.example'],
])('R023: %j leads to %s', (typed, address) => {
  expect(searchAddress(typed)).toBe(address);
});
