import { expect, it } from 'vitest';

import { toSlug } from './to-slug';

it.each([
  ['Western Canada', 'western-canada'],
  ['Can I return something I don’t like?', 'can-i-return-something-i-dont-like'],
  ['  Café & crème – 50% off ', 'cafe-creme-50-off'],
  ['…', ''],
])('makes %j part of an address', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
