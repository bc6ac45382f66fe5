import { expect, it } from 'vitest';

import { photoKind } from './photo-kind';

it.each([
  ['room.jpg', 'image/jpeg', 'photo'],
  ['room.webp', 'image/webp', 'photo'],
  ['room', '', 'photo'],
  ['IMG_0001.HEIC', '', 'heic'],
  ['IMG_0001.heif', 'image/heif', 'heic'],
  ['photo', 'image/heic-sequence', 'heic'],
  ['room.pdf', 'application/pdf', 'other'],
  ['room.mp4', 'video/mp4', 'other'],
] as const)('R141: %s of type "%s" is taken for: %s', (name, type, kind) => {
  expect(photoKind({ name, type })).toBe(kind);
});
