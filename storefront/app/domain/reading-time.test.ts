import { expect, it } from 'vitest';

import { readingMinutes } from './reading-time';

it.each([
  [0, 1],
  [40, 1],
  [329, 1],
  [330, 2],
  [880, 4],
])('R088: %i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(` ${'cloth\n'.repeat(words)}`)).toBe(minutes);
});
