import { describe, expect, it } from 'vitest';
import type { Product } from '#app/domain/catalogue';
import { sampleProduct } from '#tests/setup/sample-products';
import { prepareSearch, searchNearMisses, searchProducts } from './search-products.server';

const category = (slug: string, name: string) => ({ id: slug, slug, name });
const roller = category('roller-blinds', 'Roller Blinds');
const wood = category('wood', 'Wood Blinds');

const products = [
  sampleProduct('linen', {
    name: 'Prairie Linen Roller',
    category: roller,
    description: 'A good slubbed weave, see [our guide](/measuring-guide).',
  }),
  sampleProduct('faux', {
    name: 'Ferry Faux Wood',
    category: wood,
    description: 'For rooms where real wood gives up.',
    filterType: 'room_darkening',
  }),
  sampleProduct('oak', { name: 'Lakehead Wood Blind', category: wood, inStock: false }),
  sampleProduct('reed', {
    name: 'Willow Shade',
    category: category('woven-wood-shades', 'Woven Wood Shades'),
  }),
  sampleProduct('night', {
    name: 'Deep Night Roller',
    category: roller,
    description: 'Dark cloth, sun or no sun.',
    filterType: 'blackout',
  }),
  sampleProduct('sheer', {
    name: 'Café Sheer',
    description: 'Softens **low** winter sun without rollers. Goes with linen and wood.',
  }),
  sampleProduct('screen', {
    name: 'Chinook Sun Screen',
    category: category('outdoor-shades', 'Outdoor Shades'),
    featured: true,
  }),
  sampleProduct('porch', { name: 'Tofino Deck Screen' }),
];

const slugsOf = (found: readonly Product[]) => found.map(({ slug }) => slug);
const slugsFor = (query: string) => slugsOf(searchProducts(products, query).products);

describe('R059 R191: a search finds, best match first,', () => {
  it.each([
    ['linen', ['linen', 'sheer']],
    ['LINEN', ['linen', 'sheer']],
    ['rollers', ['linen', 'night', 'sheer']],
    ['  prairie   roller ', ['linen']],
    ['roller prairie', ['linen']],
    ['roller-blinds', ['linen', 'night']],
    ['winter', ['sheer']],
    ['wood', ['oak', 'faux', 'reed', 'sheer']],
    ['faux wood', ['faux']],
    ['screens', ['screen', 'porch']],
  ])('for %j: %j', (query, slugs) => expect(slugsFor(query)).toEqual(slugs));
});

describe('R059 R191: a search forgives', () => {
  it.each([
    ['an accent too few', 'cafe', ['sheer']],
    ['an accent too many', 'prâirie', ['linen']],
    ['an accent that stands apart', 'cafe\u0301', ['sheer']],
    ['capitals', 'cAFÉ', ['sheer']],
    ['a letter too few', 'blackot', ['night']],
    ['a letter too many', 'linnen', ['linen', 'sheer']],
    ['a wrong letter', 'prairoe', ['linen']],
    ['two wrong letters in a long word', 'darckenning', ['faux']],
    ['two exchanged letters in a short word', 'lnien', ['linen', 'sheer']],
    ['a word cut in two', 'black out', ['night']],
    ['two words in one', 'sunscreen', ['screen']],
    ['half a word', 'chin', ['screen']],
    ['words that say nothing', 'a roller for the prairie', ['linen']],
    ['an apostrophe', 'roller’s', ['linen', 'night', 'sheer']],
  ])('%s: %j', (_fault, query, slugs) => expect(slugsFor(query)).toEqual(slugs));

  it('but not a word that the catalogue knows', () => {
    // "good" is one letter from "wood".
    expect(slugsFor('wood')).not.toContain('linen');
  });

  it('nothing of a word that is too short to be mistyped', () =>
    expect(slugsFor('dk')).toEqual([]));
});

describe('R060 R191: a search reads light control by its label', () => {
  it.each([
    ['Blackout', ['night']],
    ['room darkening', ['faux']],
    ['room_darkening', ['faux']],
    ['roomdarkening', ['faux']],
  ])('%j', (query, slugs) => expect(slugsFor(query)).toEqual(slugs));
});

describe('R191: whatever is asked, a search answers', () => {
  it.each(['', '   ', '---', '\u0000\u001F', '?!', 'the', '\uD800', '%'])(
    'with everything for %j, which has no words',
    (query) => expect(searchProducts(products, query)).toEqual({ products, terms: [] }),
  );

  it.each([
    'zzqqxxyy',
    'linen chandelier',
    '(linen|night).*',
    'constructor',
    '__proto__',
    'x'.repeat(10_000),
    'xq '.repeat(5_000),
    '<script>alert(1)</script>',
  ])('with nothing for %j', (query) => expect(slugsFor(query)).toEqual([]));

  it('to control characters as if they were spaces', () => {
    expect(slugsFor('\u0000prairie\u0007linen\u001F')).toEqual(['linen']);
  });

  it('with no more than ten words in mind', () => {
    const ten = 'prairie linen roller blind good slubbed weave see our guide light'.split(' ');
    expect(slugsFor([...ten, 'chandelier'].join(' '))).toEqual(['linen']);
    expect(slugsFor(['chandelier', ...ten].join(' '))).toEqual([]);
    expect(slugsFor('linen '.repeat(10_000))).toEqual(['linen', 'sheer']);
  });

  it('not with the addresses of links', () => expect(slugsFor('measuring')).toEqual([]));

  it('with nothing from an empty catalogue', () => {
    expect(searchProducts([], 'linen').products).toEqual([]);
  });
});

describe('R059: the terms for marking', () => {
  it.each([
    ['Rollers', ['roller']],
    ['blackot', ['blackout']],
    ['chin', ['chinook']],
    ['sunscreen', ['sun', 'screen']],
    ['zzqqxxyy', []],
    ['café & wood', ['cafe', 'wood']],
  ])('of %j are those of the catalogue: %j', (query, terms) => {
    expect(searchProducts(products, query).terms).toEqual(terms);
  });
});

describe('the order of equals', () => {
  it('has featured products first, then that of the catalogue', () => {
    const equals = ['one', 'two', 'three'].map((slug) =>
      sampleProduct(slug, { name: 'Linen', featured: slug === 'three' }),
    );
    expect(slugsOf(searchProducts(equals, 'linen').products)).toEqual(['three', 'one', 'two']);
  });
});

describe('R062: near misses', () => {
  const nearest = (query: string) => slugsOf(searchNearMisses(products, query).products);

  it('have one word or more, those with more of them first', () => {
    expect(nearest('prairie night chandelier roller').slice(0, 2).sort()).toEqual([
      'linen',
      'night',
    ]);
    expect(nearest('chandelier screen')).toEqual(['screen', 'porch']);
  });

  it.each(['', 'zzqqxxyy', '---'])('of %j are none', (query) => expect(nearest(query)).toEqual([]));
});

describe('a prepared catalogue', () => {
  it('answers like one that is not, and a new one has its own answers', async () => {
    const prepared = [...products];
    await Promise.all([prepareSearch(prepared), prepareSearch(prepared)]);
    expect(slugsOf(searchProducts(prepared, 'rollers').products)).toEqual(slugsFor('rollers'));
    expect(searchProducts(prepared.slice(0, 1), 'rollers').products).toEqual([products[0]]);
  });

  it('remembers what was found, however it was written', () => {
    const first = searchProducts(products, 'rollers');
    expect(searchProducts(products, ' ROLLER ')).toBe(first);
  });
});
