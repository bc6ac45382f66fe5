import { describe, expect, it } from 'vitest';

import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it.each([
    [0, 1, { start: 0, end: 0, nextPage: undefined, previousPage: undefined }],
    [24, 1, { start: 0, end: 24, nextPage: undefined, previousPage: undefined }],
    [25, 1, { start: 0, end: 24, nextPage: 2, previousPage: undefined }],
    [25, 2, { start: 0, end: 25, nextPage: undefined, previousPage: undefined }],
    [5000, 10, { start: 0, end: 240, nextPage: 11, previousPage: undefined }],
    [5000, 11, { start: 240, end: 264, nextPage: 12, previousPage: 10 }],
    [5000, 23, { start: 480, end: 552, nextPage: 24, previousPage: 20 }],
  ])('of %i items, up to page %i', (total, page, expected) => {
    expect(pageWindow(total, page)).toEqual(expected);
  });

  it.each([0, -3, 999_999])('page %i is the nearest that there is', (page) => {
    const { start, end } = pageWindow(60, page);
    expect([start, end]).toEqual(page > 1 ? [0, 60] : [0, 24]);
  });

  it('every item can be reached, and no window holds more than 240', () => {
    const reached = new Set<number>();
    for (let page: number | undefined = 1; page !== undefined;) {
      const { start, end, nextPage } = pageWindow(5000, page);
      expect(end - start).toBeLessThanOrEqual(240);
      for (let index = start; index < end; index++) reached.add(index);
      page = nextPage;
    }
    expect(reached.size).toBe(5000);
  });
});
