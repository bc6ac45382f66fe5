import { expect, it } from 'vitest';

import { phoneHref } from './brand';

it.each([
  ['(403) 555-0142', 'tel:+14035550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['1-800-555-0142', 'tel:18005550142'],
])('dials %s as %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
