import { describe, expect, it } from 'vitest';
import { formatDollars, parseDollars, writeDollars } from '../src/admin/money/dollars';

describe('a price in the admin', () => {
  it.each([
    ['149', 14900],
    ['149.5', 14950],
    ['149.05', 14905],
    ['$ 1,249.00', 124900],
    ['0.29', 29],
    [' 19.99 ', 1999],
  ])('R166: written as %j is %i cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each(['', 'free', '-5', '1.234', '1,24', '12..5', '1e3', '99999999'])(
    'is not guessed from %j',
    (text) => {
      expect(parseDollars(text)).toBeNaN();
    },
  );

  it('comes back as it was written', () => {
    for (const cents of [1, 29, 1999, 14905, 124900]) {
      expect(parseDollars(writeDollars(cents))).toBe(cents);
    }
    expect(formatDollars(124950)).toBe('$1,249.50');
  });
});
