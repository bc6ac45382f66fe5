import { describe, expect, it } from 'vitest';

import { parseFigureTable, splitFigure } from './figure-table';

describe('a table of figures', () => {
  it('is cells between bars and rows on lines', () => {
    expect(
      parseFigureTable(' Region | Delivery', 'Alberta|2-3 days \n\n Remote areas | 7-10 days\n'),
    ).toEqual({
      columns: ['Region', 'Delivery'],
      rows: [
        ['Alberta', '2-3 days'],
        ['Remote areas', '7-10 days'],
      ],
    });
  });

  it.each([
    ['Region', 'Alberta', /two columns/],
    ['Region | Delivery', ' \n ', /no rows/],
    ['Region | Delivery', 'Alberta | 2-3 days\nRemote areas', /Row 2 .* 2 cells/],
    ['Region | Delivery', 'Alberta | 2-3 days | by truck', /Row 1 .* 2 cells/],
    ['Region | Delivery', 'Alberta |', /Row 1/],
  ])('says what is wrong: %j over %j', (columns, rows, reason) => {
    expect(() => parseFigureTable(columns, rows)).toThrow(reason);
  });

  it.each([
    ['7-10 business days', ['7-10', 'business days']],
    ['2-3 days', ['2-3', 'days']],
    ['15% restocking fee', ['15%', 'restocking fee']],
    ['$49.99', ['$49.99', '']],
    ['Free', ['Free', '']],
    ['Limited lifetime', ['Limited lifetime', '']],
    ['Within 30 days', ['Within 30 days', '']],
  ])('parts figure and unit of %j', (cell, parts) => {
    expect(splitFigure(cell)).toEqual(parts);
  });
});
