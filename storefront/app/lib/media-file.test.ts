import { describe, expect, it } from 'vitest';
import { parseMediaFileName } from './media-file';

describe('the name of a picture', () => {
  it.each([
    ['roller_ee1fff6fcf_800_4f68246767da1d93.webp', 'image/webp', true],
    ['roller_ee1fff6fcf_1200_4f68246767da1d93.avif', 'image/avif', true],
    ['roller_ee1fff6fcf.jpg', 'image/jpeg', false],
    ['Roller-1.2.jpeg', 'image/jpeg', false],
    ['roller_800_4f68.webp', 'image/webp', false],
    ['roller_800_4f68246767da1d93.png', 'image/png', false],
  ])('%s is %s, immutable: %s', (name, type, immutable) => {
    expect(parseMediaFileName(name)).toEqual({ name, type, immutable });
  });

  it.each([
    '',
    'roller',
    'roller.svg',
    'roller.html',
    'roller.constructor',
    'roller.webp.html',
    '.webp',
    '.env',
    '..webp',
    'a..webp',
    '../roller.webp',
    'folder/roller.webp',
    'folder\\roller.webp',
    'roller.webp?x=1',
    'roller%2f.webp',
    'roller .webp',
    'roller\u0000.webp',
    'roller.WEBP',
    'röller.webp',
    `${'a'.repeat(200)}.webp`,
  ])('%j is none', (name) => {
    expect(parseMediaFileName(name)).toBeNull();
  });
});
