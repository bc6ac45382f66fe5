import { describe, expect, it } from 'vitest';

import { parseFigureTable } from '#app/domain/figure-table';
import { quoteDelivery, readDeliveryOptions } from './delivery-quote';

const tables = {
  rates: parseFigureTable(
    'Order value | Alberta | Western Canada',
    'Under $500 | $49.99 | $69.99\n$500-$1,000 | $39.99 | $59.99',
  ),
  processing: parseFigureTable(
    'Product | Processing',
    'Standard | 7-10 business days\nSpecialty and motorized | 14-21 business days',
  ),
  delivery: parseFigureTable(
    'Region | Delivery',
    'Alberta | 2-3 days\nWestern Canada | 3-5 days\nRemote areas | 7-10 days',
  ),
};
const choice = { orderCents: 864_00, region: 0, product: 0, remote: false };

describe('R220 R221: a delivery quote', () => {
  it('offers what the tables hold', () => {
    expect(readDeliveryOptions(tables)).toEqual({
      regions: ['Alberta', 'Western Canada'],
      products: ['Standard', 'Specialty and motorized'],
      remote: 'Remote areas',
    });
  });

  it('says price, time in the workshop and time on the way, each for itself', () => {
    expect(quoteDelivery(tables, choice)).toEqual({
      rate: { cents: 39_99, row: 1 },
      workshop: '7-10 business days',
      onTheWay: '2-3 days',
    });
    expect(quoteDelivery(tables, { ...choice, region: 1, product: 1 })).toEqual({
      rate: { cents: 59_99, row: 1 },
      workshop: '14-21 business days',
      onTheWay: '3-5 days',
    });
  });

  it('keeps the rate of the region for a remote area, and takes longer', () => {
    expect(quoteDelivery(tables, { ...choice, remote: true })).toMatchObject({
      rate: { cents: 39_99 },
      onTheWay: '7-10 days',
    });
  });

  it('has no rate where the table has none, and still the times', () => {
    const quote = quoteDelivery(tables, { ...choice, orderCents: 1_000_01 });
    expect(quote).toEqual({ workshop: '7-10 business days', onTheWay: '2-3 days' });
  });

  it('says which region has no time', () => {
    const delivery = parseFigureTable('Region | Delivery', 'Alberta | 2-3 days');
    expect(() => readDeliveryOptions({ ...tables, delivery })).toThrow(/Western Canada/);
  });
});
