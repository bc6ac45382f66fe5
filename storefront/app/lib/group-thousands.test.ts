import { expect, it } from 'vitest';

import { groupThousands } from './group-thousands';

it.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890])(
  'R004: %i is grouped as en-CA does it',
  (whole) => {
    expect(groupThousands(whole)).toBe(new Intl.NumberFormat('en-CA').format(whole));
  },
);
