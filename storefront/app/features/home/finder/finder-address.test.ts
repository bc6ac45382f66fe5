import { describe, expect, it } from 'vitest';

import { finderAddress, finderCategories } from './finder-address';

function enter(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('finderAddress', () => {
  it('R032: offers the five categories of the specification', () => {
    expect(finderCategories.map(({ slug }) => slug)).toEqual([
      'roller-blinds',
      'vertical-blinds',
      'motorized-options',
      'roman-shades',
      'outdoor-shades',
    ]);
  });

  it('R033: leads to the whole catalogue when nothing was entered', () => {
    expect(finderAddress(enter({ q: '', category: '' }))).toBe('/products');
    expect(finderAddress(enter({ q: '   \t', category: '' }))).toBe('/products');
    expect(finderAddress(new FormData())).toBe('/products');
  });

  it('R033: carries the trimmed text and the chosen category', () => {
    expect(finderAddress(enter({ q: '  sheer linen ', category: '' }))).toBe(
      '/products?q=sheer+linen',
    );
    expect(finderAddress(enter({ q: ' ', category: 'roman-shades' }))).toBe(
      '/products?category=roman-shades',
    );
    expect(finderAddress(enter({ q: 'linen', category: 'roman-shades' }))).toBe(
      '/products?q=linen&category=roman-shades',
    );
  });

  it('R033: text that looks like an address stays text', () => {
    expect(finderAddress(enter({ q: '//evil.example/?a=1&b=#x' }))).toBe(
      '/products?q=%2F%2Fevil.example%2F%3Fa%3D1%26b%3D%23x',
    );
  });
});
