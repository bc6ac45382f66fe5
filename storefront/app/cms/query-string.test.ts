import { expect, it } from 'vitest';
import { toQueryString, type CmsParams } from './query-string';

it.each<[CmsParams, string]>([
  [{}, ''],
  [{ sort: 'name:asc' }, 'sort=name:asc'],
  [{ fields: ['name', 'slug'] }, 'fields[0]=name&fields[1]=slug'],
  [{ filters: { slug: { $eq: 'linen' } } }, 'filters[slug][$eq]=linen'],
  [{ pagination: { page: 2, withCount: true } }, 'pagination[page]=2&pagination[withCount]=true'],
  [{ populate: { image: { fields: ['url'] } } }, 'populate[image][fields][0]=url'],
  [{ a: undefined, b: 1 }, 'b=1'],
])('writes %o as %s', (params, text) => {
  expect(decodeURIComponent(toQueryString(params))).toBe(text);
});

it('keeps what a visitor wrote inside its value', () => {
  const text = 'a&filters[name][$contains]=b#?%00';
  const search = new URLSearchParams(toQueryString({ filters: { slug: { $eq: text } } }));
  expect([...search]).toEqual([['filters[slug][$eq]', text]]);
});
