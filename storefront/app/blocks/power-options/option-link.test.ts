import { expect, it } from 'vitest';

import { optionLink } from './option-link';
import type { PowerOption } from './schema';

const option: PowerOption = {
  type: 'wired',
  title: 'Hardwired',
  description: 'How it is fed.',
  points: [],
  image: null,
  link: null,
};

it('a power option leads to itself, and once it is chosen to its products', () => {
  const choose = { text: 'Choose Hardwired', link: '?type=wired' };
  expect(optionLink(option, false, true)).toEqual(choose);
  const see = { text: 'See Hardwired products', link: '?type=wired#catalogue' };
  expect(optionLink(option, true, true)).toEqual(see);
  expect(optionLink(option, true, false)).toBeUndefined();
});

it('unless staff lead somewhere else', () => {
  const link = { text: 'Hardwired shades', link: '/products/motorized-options?type=wired' };
  expect(optionLink({ ...option, link }, true, true)).toBe(link);
});
