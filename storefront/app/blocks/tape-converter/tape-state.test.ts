import { describe, expect, it } from 'vitest';

import { fromCm, fromInches, parseTapeSearch } from './tape-state';

describe('the tape', () => {
  it('gives centimetres with one decimal', () => {
    expect(fromInches('36', 3)).toMatchObject({
      cm: '92.4',
      reading: { inches: '36 3/8', cm: '92.4' },
    });
  });

  it('goes down to the last full eighth from centimetres, and keeps what was typed', () => {
    expect(fromCm('92,4')).toEqual({
      inches: '36',
      eighth: 3,
      cm: '92,4',
      reading: { inches: '36 3/8', cm: '92.4' },
    });
  });

  it.each(['', 'wide', '401', '-3', '36.5'])('has no reading for %j inches', (typed) => {
    expect(fromInches(typed, 0)).toEqual({ inches: typed, eighth: 0, cm: '' });
  });

  it('has no reading for what is no length in centimetres', () => {
    expect(fromCm('tall')).toEqual({ inches: '', eighth: 0, cm: 'tall' });
  });

  it.each([
    ['', '36 3/8'],
    ['in=48&eighth=5', '48 5/8'],
    ['in=48&eighth=9', '48'],
    ['in=48&eighth=2&cm=100&from=cm', '39 1/4'],
    ['in=48&eighth=2&cm=100&from=in', '48 1/4'],
  ])('?%s reads %s', (search, inches) => {
    expect(parseTapeSearch(new URLSearchParams(search)).reading?.inches).toBe(inches);
  });
});
