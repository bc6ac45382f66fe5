import { describe, expect, it } from 'vitest';
import { parseListingSearch } from '#app/lib/paths';
import { sampleCategory, sampleProduct } from '#tests/setup/sample-products';
import { buildListing } from './listing';

const rollers = sampleCategory('roller-blinds');
const motors = sampleCategory('motorized-options');
const categories = [rollers, motors];
const products = [
  sampleProduct('linen-roller', { category: rollers, description: 'A linen weave.' }),
  sampleProduct('night-roller', { category: rollers, filterType: 'blackout' }),
  sampleProduct('linen-motor', { category: motors, powerType: 'battery' }),
  sampleProduct('dusk-motor', { category: motors, powerType: 'wired', filterType: 'blackout' }),
];

function list(address: string, place?: typeof rollers) {
  const search = parseListingSearch(new URL(address, 'https://shop.test').searchParams);
  return buildListing({ products, categories, search, place });
}

const slugs = (listing: ReturnType<typeof list>) => listing.products.map(({ slug }) => slug);

describe('R050 R063: what an address selects', () => {
  it.each([
    ['/products', ['linen-roller', 'night-roller', 'linen-motor', 'dusk-motor']],
    ['/products?q=linen', ['linen-roller', 'linen-motor']],
    ['/products?category=roller-blinds', ['linen-roller', 'night-roller']],
    ['/products?category=Roller-Blinds', ['linen-roller', 'night-roller']],
    ['/products?filter=blackout', ['night-roller', 'dusk-motor']],
    ['/products?filter=light-filtering', ['linen-roller', 'linen-motor']],
    ['/products?type=battery', ['linen-motor']],
    ['/products?type=blackout', ['night-roller', 'dusk-motor']],
    ['/products?type=fabric', ['linen-roller', 'linen-motor']],
    ['/products?q=linen&category=motorized-options&type=battery', ['linen-motor']],
    ['/products?q=linen&filter=blackout', []],
    ['/products?category=nonsense&filter=sepia&type=steam', 4],
  ])('%s', (address, expected) => {
    const found = slugs(list(address));
    expect(Array.isArray(expected) ? found : found.length).toEqual(expected);
  });

  it('the page of a category is narrowed to it, whatever the query says', () => {
    expect(slugs(list('/x?category=roller-blinds&filter=blackout', motors))).toEqual([
      'dusk-motor',
    ]);
  });

  it('asking again walks through the products no more', () => {
    const twice = [list('/products?filter=blackout'), list('/products?filter=blackout')];
    expect(twice.map(({ total }) => total)).toEqual([2, 2]);
    expect(twice[0]?.products[0]).toBe(twice[1]?.products[0]);
  });
});

describe('R051: the heading', () => {
  it.each([
    ['/products', undefined, 'All Products'],
    ['/products?filter=blackout', undefined, 'All Products'],
    ['/products?category=nonsense', undefined, 'All Products'],
    ['/products?category=roller-blinds', undefined, 'Roller Blinds'],
    ['/products?q=linen', undefined, 'Search Results'],
    ['/products?q=linen&category=roller-blinds', undefined, 'Search Results'],
    ['/x', motors, 'Motorized Options'],
  ])('of %s', (address, place, heading) => expect(list(address, place).heading).toBe(heading));
});

describe('the chips', () => {
  it('say each choice, with the address without it', () => {
    const address = '/products?q=linen&category=roller-blinds&filter=blackout&type=battery&page=2';
    expect(list(address).chips.map(({ label, href }) => [label, href])).toEqual([
      ['“linen”', '/products?category=roller-blinds&filter=blackout&type=battery'],
      ['roller blinds', '/products?q=linen&filter=blackout&type=battery'],
      ['Blackout', '/products?q=linen&category=roller-blinds&type=battery'],
      ['Battery Powered', '/products?q=linen&category=roller-blinds&filter=blackout'],
    ]);
  });

  it('on the page of a category lead back to all products without it', () => {
    const { chips } = list('/x?filter=blackout', motors);
    expect(chips.map(({ href }) => href)).toEqual([
      '/products?filter=blackout',
      '/products/motorized-options',
    ]);
  });

  it('say what was not recognised, and how to be rid of it', () => {
    const { chips } = list('/products?filter=sepia&type=steam&q=linen');
    expect(chips.filter(({ recognised }) => !recognised)).toEqual([
      {
        label: 'Filter not recognised: filter=sepia',
        recognised: false,
        href: '/products?q=linen&type=steam',
      },
      {
        label: 'Filter not recognised: type=steam',
        recognised: false,
        href: '/products?q=linen&filter=sepia',
      },
    ]);
  });

  it('cut an endless value', () => {
    const [chip] = list(`/products?type=${'x'.repeat(10_000)}`).chips;
    expect(chip?.label).toBe(`Filter not recognised: type=${'x'.repeat(40)}…`);
  });
});

describe('the pages', () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    sampleProduct(`p-${index}`, { category: rollers }),
  );
  const page = (search: object, place?: typeof rollers) =>
    buildListing({ products: many, categories, search, place });

  it('grow by 24, and the last one leads nowhere', () => {
    expect(page({}).products).toHaveLength(24);
    expect(page({}).nextPage).toBe('/products?page=2');
    expect(page({ page: 2 }).products).toHaveLength(48);
    expect(page({ page: 3 }).products).toHaveLength(60);
    expect(page({ page: 3 }).nextPage).toBeUndefined();
    expect(page({ page: 3 }).total).toBe(60);
  });

  it('keep what narrows the listing', () => {
    expect(page({ filter: 'light_filtering' }, rollers).nextPage).toBe(
      '/products/roller-blinds?filter=light_filtering&page=2',
    );
  });
});

describe('R062: when nothing matches', () => {
  it.each([
    ['/products?q=linen&filter=blackout', ['linen-roller', 'linen-motor']],
    ['/products?category=roller-blinds&type=battery', ['linen-roller', 'night-roller']],
    ['/products?q=zzz', []],
  ])('%s has its nearest misses', (address, expected) => {
    const { total, nearMisses } = list(address);
    expect(total).toBe(0);
    expect(nearMisses.map(({ slug }) => slug)).toEqual(expected);
  });

  it('a listing with products needs none', () => {
    expect(list('/products').nearMisses).toEqual([]);
  });
});
