import { describe, expect, it } from 'vitest';

import { parseFigureTable } from '#app/domain/figure-table';
import { findShippingRate, readShippingRates } from './shipping-rates';

const columns = 'Order value | Alberta | Western Canada | Eastern Canada';
const rates = readShippingRates(
  parseFigureTable(
    columns,
    `Under $500 | $49.99 | $69.99 | $89.99
     $500-$1,000 | $39.99 | $59.99 | $79.99
     $1,000-$2,000 | $29.99 | $49.99 | $69.99
     Over $2,000 | Free | Free | Free`,
  ),
);

const boundaries: [orderCents: number, row: number, cents: [number, number, number]][] = [
  [0, 0, [49_99, 69_99, 89_99]],
  [499_99, 0, [49_99, 69_99, 89_99]],
  [500_00, 1, [39_99, 59_99, 79_99]],
  [500_01, 1, [39_99, 59_99, 79_99]],
  [999_99, 1, [39_99, 59_99, 79_99]],
  [1_000_00, 2, [29_99, 49_99, 69_99]],
  [1_000_01, 2, [29_99, 49_99, 69_99]],
  [1_999_99, 2, [29_99, 49_99, 69_99]],
  [2_000_00, 2, [29_99, 49_99, 69_99]],
  [2_000_01, 3, [0, 0, 0]],
  [9_999_999_00, 3, [0, 0, 0]],
];

describe('R220: the shipping rate', () => {
  it('knows the regions by the columns', () => {
    expect(rates.regions).toEqual(['Alberta', 'Western Canada', 'Eastern Canada']);
  });

  it.each(boundaries)('of an order of %i cents is that of row %i', (orderCents, row, cents) => {
    cents.forEach((rate, region) => {
      expect(findShippingRate(rates, orderCents, region)).toEqual({ row, cents: rate });
    });
  });

  it('takes the cheaper row at a boundary, whatever the order of the rows', () => {
    const upsideDown = { ...rates, tiers: [...rates.tiers].reverse() };
    expect(findShippingRate(upsideDown, 1_000_00, 0)?.cents).toBe(29_99);
  });

  it('is none where the table has a gap or no such region', () => {
    const gap = readShippingRates(parseFigureTable('Order value | Alberta', 'Over $50 | Free'));
    expect(findShippingRate(gap, 50_00, 0)).toBeUndefined();
    expect(findShippingRate(gap, 50_01, 1)).toBeUndefined();
  });

  it.each([
    ['Small orders | $1 | $1 | $1', /"Small orders" is no order value/],
    ['Under five | $1 | $1 | $1', /"Under five"/],
    ['$500-? | $1 | $1 | $1', /"\$500-\?"/],
    ['Under $500 | $1 | ask us | $1', /"ask us" is no rate/],
  ])('is not guessed from %j', (row, reason) => {
    expect(() => readShippingRates(parseFigureTable(columns, row))).toThrow(reason);
  });
});
