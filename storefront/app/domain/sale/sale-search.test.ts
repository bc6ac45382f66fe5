import { describe, expect, it } from 'vitest';
import { startSize } from '../window-size';
import { traitLabel } from './filter-groups';
import type { SaleProduct } from './sale-product';
import { saleSorts } from './sale-sorts';
import { parseSaleSearch, searchSale, toggleChoice, type SaleSearch } from './sale-search';

function product(id: string, traits: Partial<SaleProduct> = {}): SaleProduct {
  return {
    id,
    name: id,
    image: { url: '', alt: '', width: 4, height: 3, preview: null, sources: [] },
    regularPrice: 20000,
    salePrice: 10000,
    discount: 50,
    rating: 4.5,
    reviews: 10,
    brand: 'bali',
    category: 'roller',
    controlType: 'cordless',
    material: 'fabric',
    color: 'white',
    opacity: 'light-filtering',
    limits: { width: [12, 96], height: [12, 96] },
    ...traits,
  };
}

const plain: SaleSearch = { chosen: {}, sort: 'featured', size: startSize, sized: false };

function found(products: SaleProduct[], search: Partial<SaleSearch>): string[] {
  return searchSale(products, { ...plain, ...search }).map(({ id }) => id);
}

describe('R122: filters', () => {
  const products = [
    product('white roller'),
    product('grey roller', { color: 'grey', brand: 'ez' }),
    product('grey sheer', { color: 'grey', category: 'sheer', brand: 'levolor' }),
  ];

  it.each<[string, SaleSearch['chosen'], string[]]>([
    ['none shows all', {}, ['white roller', 'grey roller', 'grey sheer']],
    ['a group without values', { color: [] }, ['white roller', 'grey roller', 'grey sheer']],
    ['one value', { color: ['grey'] }, ['grey roller', 'grey sheer']],
    ['values of a group widen', { brand: ['ez', 'levolor'] }, ['grey roller', 'grey sheer']],
    ['groups narrow each other', { color: ['grey'], category: ['roller'] }, ['grey roller']],
    ['nothing fits', { color: ['white'], category: ['sheer'] }, []],
  ])('%s', (_, chosen, ids) => {
    expect(found(products, { chosen })).toEqual(ids);
  });
});

describe('R211: sorts', () => {
  const products = [
    product('a', { salePrice: 200, rating: 4.2, reviews: 5 }),
    product('b', { salePrice: 100, rating: 4.8, reviews: 5 }),
    product('c', { salePrice: 300, rating: 4.8, reviews: 9 }),
    product('d', { salePrice: 100, rating: 4.2, reviews: 5 }),
  ];

  it.each([
    ['featured', ['a', 'b', 'c', 'd']],
    ['price-low-to-high', ['b', 'd', 'a', 'c']],
    ['price-high-to-low', ['c', 'a', 'b', 'd']],
    ['top-rated', ['c', 'b', 'a', 'd']],
  ] as const)('%s', (sort, ids) => {
    expect(found(products, { sort })).toEqual(ids);
    expect(products.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('there are four', () => {
    expect(saleSorts).toHaveLength(4);
  });
});

it('a product is shown in the sizes that it is made in, both ends included', () => {
  const blind = product('blind', { limits: { width: [24, 72], height: [12, 84] } });
  const made = (width: number, height: number) =>
    found([blind], { size: { width, height } }).length === 1;
  expect(made(24, 12)).toBe(true);
  expect(made(72, 84)).toBe(true);
  expect(made(23, 48)).toBe(false);
  expect(made(73, 48)).toBe(false);
  expect(made(48, 85)).toBe(false);
});

describe('the address', () => {
  const parse = (query: string) => parseSaleSearch(new URLSearchParams(query));

  it('without a query asks for everything, in the size that prices are for', () => {
    expect(parse('')).toEqual(plain);
  });

  it('holds choices, sort and size', () => {
    expect(parse('brand=ez&brand=bali&opacity=sheer&sort=top-rated&width=84&height=96')).toEqual({
      chosen: { brand: ['bali', 'ez'], opacity: ['sheer'] },
      sort: 'top-rated',
      size: { width: 84, height: 96 },
      sized: true,
    });
  });

  it('may hold half a size', () => {
    expect(parse('width=20')).toMatchObject({ size: { width: 20, height: 48 }, sized: true });
  });

  it.each(['brand=acme', 'brand=EZ', 'sort=cheap', 'width=11&height=97', '__proto__=bali', 'x=1'])(
    'counts as empty when nobody can use it: %s',
    (query) => {
      expect(parse(query)).toEqual(plain);
    },
  );
});

it('R122: a choice is taken, and taken back', () => {
  const one = toggleChoice({ color: ['grey'] }, 'brand', 'ez');
  expect(one).toEqual({ color: ['grey'], brand: ['ez'] });
  expect(toggleChoice(one, 'brand', 'bali').brand).toEqual(['ez', 'bali']);
  expect(toggleChoice(one, 'brand', 'ez').brand).toEqual([]);
});

it('a value is said by its label', () => {
  expect(traitLabel(product('x', { controlType: 'day-night' }), 'controlType')).toBe(
    'Day and Night',
  );
});
