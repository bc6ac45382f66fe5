import { describe, expect, it } from 'vitest';
import { stockShare, type ClearanceItem } from './clearance-item';
import { parseClearanceSearch, searchClearance } from './search-clearance';

function item(name: string, rest: Partial<ClearanceItem> = {}): ClearanceItem {
  return {
    id: name,
    name,
    category: 'Roller Blinds',
    image: { url: '', alt: '', width: 4, height: 3, preview: null, sources: [] },
    originalPrice: 20000,
    clearancePrice: 10000,
    discount: 50,
    stock: 3,
    description: 'Coated blackout, with white backing.',
    badge: 'Colour retired',
    ...rest,
  };
}

const items = [
  item('Elbow Blackout, Navy'),
  item('Foothill Roman, Rust', { category: 'Roman Shades', description: 'Washed linen.' }),
  item('Café Roman, Sand', { category: 'Roman Shades', badge: 'Last season' }),
];

describe('R110: text and category combine', () => {
  it.each([
    ['', '', ['Elbow Blackout, Navy', 'Foothill Roman, Rust', 'Café Roman, Sand']],
    ['   ', '', ['Elbow Blackout, Navy', 'Foothill Roman, Rust', 'Café Roman, Sand']],
    ['NAVY', '', ['Elbow Blackout, Navy']],
    ['black', '', ['Elbow Blackout, Navy', 'Café Roman, Sand']],
    ['cafe', '', ['Café Roman, Sand']],
    ['shade', '', ['Foothill Roman, Rust', 'Café Roman, Sand']],
    ['retired colour', '', ['Elbow Blackout, Navy', 'Foothill Roman, Rust']],
    ['', 'roman-shades', ['Foothill Roman, Rust', 'Café Roman, Sand']],
    ['linen', 'roman-shades', ['Foothill Roman, Rust']],
    ['navy', 'roman-shades', []],
    ['.*', 'zebra-blinds', []],
  ])('%o in %o', (q, category, names) => {
    expect(searchClearance(items, { q, category }).map(({ name }) => name)).toEqual(names);
  });
});

it.each([
  ['', { q: '', category: '' }],
  ['q=+navy+&category=roller-blinds', { q: 'navy', category: 'roller-blinds' }],
  ['category=all', { q: '', category: '' }],
  ['category=acme&q=%00', { q: '', category: '' }],
])('the address %o is read as %o', (query, search) => {
  expect(parseClearanceSearch(new URLSearchParams(query))).toEqual(search);
});

it('R111: the stock bar is stock divided by 5', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(stockShare)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, 1]);
});
