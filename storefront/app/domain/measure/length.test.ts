import { describe, expect, it } from 'vitest';

import {
  cmToEighths,
  eighthsToCm,
  formatCm,
  formatInches,
  parseCm,
  parseInches,
  splitEighths,
} from './length';

const eighths = (inches: number, eighth = 0) => inches * 8 + eighth;

describe('inches and eighths', () => {
  it.each([
    [eighths(36, 3), '36 3/8'],
    [eighths(36), '36'],
    [eighths(0, 4), '1/2'],
    [0, '0'],
  ])('writes %i eighths as %j', (length, text) => {
    expect(formatInches(length)).toBe(text);
  });

  it('parts whole inches from the mark', () => {
    expect(splitEighths(eighths(36, 3))).toEqual({ inches: 36, eighth: 3 });
  });

  it.each([
    ['36', eighths(36)],
    ['36 3/8', eighths(36, 3)],
    ['36-3/8"', eighths(36, 3)],
    [' 36.375 in ', eighths(36, 3)],
    ['3/8', 3],
    ['36 7/16', eighths(36, 3)],
    ['36.49', eighths(36, 3)],
    ['.5', 4],
    ['0', 0],
    ['400', eighths(400)],
  ])('reads %j, down to the last full eighth', (typed, length) => {
    expect(parseInches(typed)).toBe(length);
  });

  it.each(['', 'wide', '36 9/8', '36 1/3', '-4', '401', '36,5', '1e2', '36 3/8 1/8', '.'])(
    'refuses %j',
    (typed) => {
      expect(parseInches(typed)).toBeUndefined();
    },
  );
});

describe('centimetres', () => {
  it.each([
    [eighths(1), 2.54, '2.5'],
    [eighths(36, 3), 92.3925, '92.4'],
    [eighths(100), 254, '254.0'],
    [4, 1.27, '1.3'],
    [0, 0, '0.0'],
  ])('%i eighths are %d cm, shown as %s', (length, cm, shown) => {
    expect(eighthsToCm(length)).toBeCloseTo(cm, 10);
    expect(formatCm(eighthsToCm(length))).toBe(shown);
  });

  it('shows the half of a tenth rounded up, whatever the machine makes of it', () => {
    expect(formatCm(6.35)).toBe('6.4');
    expect(formatCm(0.05)).toBe('0.1');
  });

  it('goes down to the last full eighth', () => {
    expect(cmToEighths(92.4)).toBe(eighths(36, 3));
    expect(cmToEighths(92.39)).toBe(eighths(36, 2));
    expect(cmToEighths(2.54)).toBe(eighths(1));
    expect(cmToEighths(2.53)).toBe(7);
    expect(cmToEighths(0.31)).toBe(0);
  });

  it('comes back to the mark it left, for every mark of the longest tape', () => {
    for (let length = 0; length <= eighths(400); length += 1) {
      expect(cmToEighths(eighthsToCm(length))).toBe(length);
    }
  });

  it.each([
    ['92.4', 92.4],
    ['92,4 cm', 92.4],
    ['1016', 1016],
  ])('reads %j', (typed, cm) => {
    expect(parseCm(typed)).toBe(cm);
  });

  it.each(['', 'tall', '-1', '1016.1', '1.2345', '1e2'])('refuses %j', (typed) => {
    expect(parseCm(typed)).toBeUndefined();
  });
});
