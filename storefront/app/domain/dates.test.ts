import { expect, it } from 'vitest';

import { formatDay } from './dates';

it('R040: a post carries its day as Canadians write it, whatever the clock of the reader', () => {
  expect(formatDay('2025-03-04T00:00:00.000Z')).toBe('March 4, 2025');
  expect(formatDay('2025-03-04T23:59:59.000Z')).toBe('March 4, 2025');
});

it('R040: writes what the rules of en-CA write, in each month', () => {
  const { format } = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 800; day += 13) {
    const date = new Date(Date.UTC(2024, 0, 1 + day));
    expect(formatDay(date.toISOString())).toBe(format(date));
  }
});
