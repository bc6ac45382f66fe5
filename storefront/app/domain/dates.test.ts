import { expect, it } from 'vitest';

import { formatDay } from './dates';

it('R040: a post carries its day as Canadians write it, whatever the clock of the reader', () => {
  expect(formatDay('2025-03-04T00:00:00.000Z')).toBe('March 4, 2025');
  expect(formatDay('2025-03-04T23:59:59.000Z')).toBe('March 4, 2025');
});
