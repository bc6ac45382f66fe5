import { expect, it } from 'vitest';
import { mediaPath } from './media-path';

it.each([
  ['/uploads/roller_800.webp', '/media/roller_800.webp'],
  ['https://cdn.example/uploads/roller.webp', 'https://cdn.example/uploads/roller.webp'],
  ['/elsewhere/roller.webp', '/elsewhere/roller.webp'],
])('%s reaches the browser as %s', (url, path) => {
  expect(mediaPath(url)).toBe(path);
});
