import { expect, it } from 'vitest';

import { pictureIndex } from './picture-index';

it.each([
  [null, 0],
  ['1', 0],
  ['4', 3],
  ['5', 0],
  ['0', 0],
  ['-1', 0],
  ['1e9', 0],
  ['two', 0],
])('?picture=%s of four is index %i', (value, index) => expect(pictureIndex(value, 4)).toBe(index));
