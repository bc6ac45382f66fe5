import { expect, it } from 'vitest';
import { formatCad } from './money';

it.each([
  [0, '$0.00'],
  [1, '$0.01'],
  [18_900, '$189.00'],
  [123_450, '$1,234.50'],
  [100_000_000, '$1,000,000.00'],
  [-500, '-$5.00'],
])('R004: %i cents are shown as %s', (cents, shown) => {
  expect(formatCad(cents)).toBe(shown);
});

it('R004: no price in cents loses a cent to rounding', () => {
  for (let cents = 0; cents < 100_000; cents += 37) {
    expect(Number(formatCad(cents).replace(/[$,]/g, '')) * 100).toBeCloseTo(cents, 6);
  }
});

it('R004: writes what the rules of en-CA write', () => {
  const { format } = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
  for (let cents = -250_000; cents < 50_000_000; cents += 104_729) {
    expect(formatCad(cents)).toBe(format(cents / 100));
  }
});
