import { expect, it } from 'vitest';

import { getCanonicalRedirect } from './canonical-redirect.server';

const redirectOf = (path: string) => getCanonicalRedirect(new Request(`https://shop.test${path}`));

it.each([
  ['/Contact/?utm_source=A', '/contact?utm_source=A'],
  ['//contact', '/contact'],
  ['/Assets/', null],
  ['/assets/', null],
  ['/contact', null],
  ['/', null],
])('R010: %s leads to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target);
});
