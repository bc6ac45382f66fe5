import { expect, it } from 'vitest';

import { toUndoKey } from './undo-key';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'z', metaKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'y', ctrlKey: true }, 'redo'],
  [{ key: 'z' }, undefined],
  [{ key: 'z', ctrlKey: true, altKey: true }, undefined],
  [{ key: 'a', ctrlKey: true }, undefined],
])('%o asks for %s', (keys, step) => {
  expect(toUndoKey({ ...plain, ...keys })).toBe(step);
});
