import { describe, expect, it } from 'vitest';

import { filterAddress } from './filter-address';

function choose(category: string, filter: string): FormData {
  const data = new FormData();
  data.set('category', category);
  data.set('filter', filter);
  return data;
}

describe('R057: "Apply Filters" leads', () => {
  it.each([
    ['', '', '/products'],
    ['', 'blackout', '/products?filter=blackout'],
    ['roller-blinds', '', '/products/roller-blinds'],
    ['roller-blinds', 'blackout', '/products/roller-blinds?filter=blackout'],
  ])('from %j and %j to %s', (category, filter, address) => {
    expect(filterAddress(choose(category, filter), {})).toBe(address);
  });

  it('goes on with the search', () => {
    expect(filterAddress(choose('wood', 'blackout'), { q: 'oak & ash' })).toBe(
      '/products/wood?q=oak+%26+ash&filter=blackout',
    );
  });

  it('keeps the type within its category only', () => {
    const applied = { category: 'motorized-options', type: 'battery' };
    expect(filterAddress(choose('motorized-options', 'blackout'), applied)).toBe(
      '/products/motorized-options?filter=blackout&type=battery',
    );
    expect(filterAddress(choose('wood', ''), applied)).toBe('/products/wood');
  });

  it('needs no choice at all', () => expect(filterAddress(new FormData(), {})).toBe('/products'));
});
