import { expect, it } from 'vitest';

import { makeReadable } from './readable-address.server';

it.each([
  ['/products?q=%E0%A4%A', '/products?q=%E0%A4%A'],
  ['/products/caf%C3%A9', '/products/caf%C3%A9'],
  ['/50%off', '/50%25off'],
  ['/%E0%A4%A?a=%C3%A9?', '/%25E0%25A4%25A?a=%C3%A9?'],
])('of %s the server reads %s', (url, read) => {
  const request = { url };
  makeReadable(request);
  expect(request.url).toBe(read);
});
