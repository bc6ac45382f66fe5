import { expect, it } from 'vitest';

import { previewHint } from './room-preview-words';

it('names a slider only once there is a blind to move', () => {
  expect(previewHint(false, false)).toContain('sample room');
  expect(previewHint(true, false)).toBe('Now choose a blind style.');
  for (const hasRoom of [true, false]) expect(previewHint(hasRoom, true)).toContain('sliders');
});
