import { describe, expect, it } from 'vitest';
import { formatCentimetres, formatSize, inchOptions, parseInches } from './window-size';

it('R211: a side is one of 85 whole inches, 12 to 96', () => {
  expect(inchOptions).toHaveLength(85);
  expect(inchOptions[0]).toBe(12);
  expect(inchOptions.at(-1)).toBe(96);
  expect(inchOptions.every(Number.isInteger)).toBe(true);
});

describe('inches in an address', () => {
  it.each([
    ['12', 12],
    ['96', 96],
    ['036', 36],
    ['11', undefined],
    ['97', undefined],
    ['36.5', undefined],
    ['-36', undefined],
    ['3e1', undefined],
    [' 36', undefined],
    ['', undefined],
    [null, undefined],
  ])('%o are %o', (text, inches) => {
    expect(parseInches(text)).toBe(inches);
  });
});

it('a size is said in inches, and each side in centimetres', () => {
  expect(formatSize({ width: 36, height: 48 })).toBe('36 by 48 in');
  expect(formatCentimetres(36)).toBe('91.4 cm');
  expect(formatCentimetres(12)).toBe('30.5 cm');
  expect(formatCentimetres(96)).toBe('243.8 cm');
});
