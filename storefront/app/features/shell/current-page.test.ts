import { expect, it } from 'vitest';

import { currentMark } from './current-page';

const at = (address: string) => {
  const url = new URL(address, 'https://shop.example');
  return { pathname: url.pathname, search: url.search };
};

it.each([
  ['/blog', '/blog', 'page'],
  ['/blog', '/blog/north-light', 'true'],
  ['/blog', '/blogging', undefined],
  ['/', '/', 'page'],
  ['/', '/blog', undefined],
  ['/products/motorized-options?type=battery', '/products/motorized-options?type=battery', 'page'],
  ['/products/motorized-options?type=battery', '/products/motorized-options?type=wired', undefined],
  ['/products/motorized-options?type=battery', '/products/motorized-options', undefined],
  ['/products/motorized-options', '/products/motorized-options?type=wired', 'page'],
])('a link to %s on %s is marked %s', (to, address, mark) => {
  expect(currentMark(to, at(address))).toBe(mark);
});
