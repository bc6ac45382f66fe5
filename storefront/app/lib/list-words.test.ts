import { expect, it } from 'vitest';

import { listWords } from './list-words';

it.each([
  [[], ''],
  [['Linen'], 'Linen'],
  [['Linen', 'Slate'], 'Linen and Slate'],
  [['Linen', 'Birch', 'Slate'], 'Linen, Birch and Slate'],
])('writes %j as "%s"', (words, written) => {
  expect(listWords(words)).toBe(written);
});
