import { describe, expect, it } from 'vitest';

import { deliveryTimes } from './delivery-times';

describe('the day ruler', () => {
  it('R095: has the four ranges of the policy, all within its ten marks', () => {
    const words = deliveryTimes.map(({ region, from, to }) => `${region} ${from}-${to}`);
    expect(words).toEqual([
      'Alberta 2-3',
      'Western Canada 3-5',
      'Eastern Canada 5-7',
      'Remote areas 7-10',
    ]);
  });
});
