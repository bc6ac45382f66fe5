import { expect, it } from 'vitest';

import { keyToBlind } from './key-to-blind';
import { defaultSettings } from './preview-settings';
import { describeBlind, describePreview, formatSetting } from './preview-words';

const box = { x: 200, y: 0, width: 50, height: 200 };

it.each([
  ['ArrowLeft', false, { ...box, x: 190 }],
  ['ArrowRight', false, { ...box, x: 210 }],
  ['ArrowUp', false, box],
  ['ArrowDown', false, { ...box, y: 10 }],
  ['ArrowLeft', true, box],
  ['ArrowRight', true, { ...box, width: 60 }],
  ['ArrowUp', true, { ...box, height: 190 }],
  ['ArrowDown', true, { ...box, height: 210 }],
])('R147: %s, with Shift: %s', (key, shift, expected) => {
  expect(keyToBlind(box, key, shift)).toEqual(expected);
});

it('leaves other keys to the page', () => {
  expect(keyToBlind(box, 'Tab', false)).toBeUndefined();
});

it('place and size are said in words, and which blind it is', () => {
  expect(describePreview({ ...defaultSettings, ...box, style: 'blind3' })).toBe(
    'Roller Blind. Blind 200 from the left, 0 from the top, 50 wide, 200 high.',
  );
  expect(describePreview(defaultSettings)).toBe('No blind on the picture.');
  expect(describeBlind(box)).toBe('Blind 200 from the left, 0 from the top, 50 wide, 200 high.');
});

it('R146: opacity is shown as a percentage', () => {
  expect(formatSetting('opacity', 0.9)).toBe('90%');
  expect(formatSetting('opacity', 0.55)).toBe('55%');
  expect(formatSetting('x', 240)).toBe('240');
});
