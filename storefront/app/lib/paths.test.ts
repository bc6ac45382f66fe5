import { describe, expect, it } from 'vitest';
import {
  blogPostPath,
  categoryPath,
  consultationFormPath,
  contactPath,
  discontinuedPath,
  otherProductsPath,
  parseContactSubject,
  parseListingSearch,
  productPath,
  productsPath,
  salePath,
} from './paths';

describe('R023 R033 R059: the address of a search', () => {
  it.each([
    [{}, '/products'],
    [{ q: '' }, '/products'],
    [{ q: ' \t ' }, '/products'],
    [{ q: '  linen ' }, '/products?q=linen'],
    [{ q: 'café & co' }, '/products?q=caf%C3%A9+%26+co'],
    [{ category: 'roller-blinds' }, '/products?category=roller-blinds'],
    [{ q: 'linen', category: 'roller-blinds' }, '/products?q=linen&category=roller-blinds'],
    [{ q: 'a', category: '', filter: 'blackout' }, '/products?q=a&filter=blackout'],
  ])('for %o is %s', (search, path) => {
    expect(productsPath(search)).toBe(path);
  });
});

it('R057: a category is narrowed by light control in its address', () => {
  expect(categoryPath('roller-blinds', { filter: 'blackout' })).toBe(
    '/products/roller-blinds?filter=blackout',
  );
  expect(categoryPath('motorized-options', { type: 'battery' })).toBe(
    '/products/motorized-options?type=battery',
  );
  expect(categoryPath('wood')).toBe('/products/wood');
});

it('R013: a consultation is asked for on the contact page', () => {
  expect(consultationFormPath).toBe('/contact#consultation-form');
});

it('R103: the form is told what a visitor was looking at', () => {
  expect(contactPath()).toBe(consultationFormPath);
  const subject = { product: 'Linen & "Light"', size: '36 × 48 in', sample: 'Chalk, Oat' };
  const { pathname, searchParams, hash } = new URL(contactPath(subject), 'https://shop.test');
  expect(pathname + hash).toBe(consultationFormPath);
  expect(parseContactSubject(searchParams)).toEqual(subject);
});

it.each([
  ['product=&size=%20', {}],
  ['product=Linen%0A%00Subject:&to=x', { product: 'Linen Subject:' }],
  [`size=${'9'.repeat(5000)}`, { size: '9'.repeat(200) }],
])('R103: what a stranger wrote into the address is one short line: %.30s', (search, parsed) => {
  expect(parseContactSubject(new URLSearchParams(search))).toEqual(parsed);
});

it.each([
  [contactPath(), consultationFormPath],
  [contactPath({ product: ' ' }), consultationFormPath],
  [
    contactPath({ product: 'Day & Night', size: '36 by 48 in' }),
    '/contact?product=Day+%26+Night&size=36+by+48+in#consultation-form',
  ],
  [contactPath({ sample: 'Oat' }), '/contact?sample=Oat#consultation-form'],
])('what a consultation is about goes along: %s', (path, expected) => {
  expect(path).toBe(expected);
});

it.each([
  [salePath(), '/sale'],
  [salePath({ chosen: { brand: [], color: [] } }), '/sale'],
  [
    salePath({ chosen: { brand: ['bali', 'ez'] }, sort: 'top-rated', width: 36, height: 48 }),
    '/sale?brand=bali&brand=ez&sort=top-rated&width=36&height=48',
  ],
  [discontinuedPath(), '/discontinued'],
  [discontinuedPath({ q: ' ', category: '' }), '/discontinued'],
  [
    discontinuedPath({ q: ' navy ', category: 'roller-blinds' }),
    '/discontinued?q=navy&category=roller-blinds',
  ],
  [otherProductsPath(), '/other-products'],
  [otherProductsPath('granite-countertops'), '/other-products?tab=granite-countertops'],
])('R110 R115 R122: what is chosen on an offer page is its address: %s', (path, expected) => {
  expect(path).toBe(expected);
});

it.each([
  [productPath('prairie-linen'), '/products/prairie-linen'],
  [blogPostPath('measure-a-window'), '/blog/measure-a-window'],
  [productPath('../admin?x#y'), '/products/..%2Fadmin%3Fx%23y'],
])('a slug stays one segment of its path: %s', (path, expected) => {
  expect(path).toBe(expected);
});

describe('R050: a listing reads from its address', () => {
  it.each([
    ['', {}],
    ['q=%20%20&filter=', {}],
    ['q=+linen+&filter=blackout', { q: 'linen', filter: 'blackout' }],
    ['category=wood&type=battery&utm_source=x', { category: 'wood', type: 'battery' }],
    ['q=linen&q=sheer', { q: 'linen' }],
    ['q=%E0%A4%A', { q: '\uFFFD%A' }],
    ['q[]=linen&filter[]=blackout', {}],
    ['q=li%00nen%0A&type=%07', { q: 'li nen' }],
    ['page=3', { page: 3 }],
    ['page=1', {}],
    ['page=-2', {}],
    ['page=1e9&q=a', { q: 'a' }],
  ])('%j as %o', (search, parsed) => {
    expect(parseListingSearch(new URLSearchParams(search))).toEqual(parsed);
  });

  it('ten thousand characters of it are cut to what can be a word', () => {
    const { q } = parseListingSearch(new URLSearchParams({ q: 'é'.repeat(10_000) }));
    expect(q).toHaveLength(200);
  });

  it('whatever was built comes back', () => {
    const search = {
      q: 'a&b=c #?%',
      category: 'roller-blinds',
      filter: 'blackout',
      type: 'wired',
      page: 2,
    };
    const { searchParams } = new URL(productsPath(search), 'https://shop.test');
    expect(parseListingSearch(searchParams)).toEqual(search);
  });
});
