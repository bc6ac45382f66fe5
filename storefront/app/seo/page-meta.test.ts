import type { MetaArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';

import { defaultBrand } from '#app/lib/brand';

import { errorMeta, pageMeta } from './page-meta';

const brand = { ...defaultBrand, name: 'Aspen Shades', siteUrl: 'https://shop.test' };
const location = {
  pathname: '/contact',
  search: '?utm_source=letter',
  hash: '',
  state: null,
  key: '',
};

function contextOf(data: unknown, pathname = location.pathname) {
  const root = { id: 'root', pathname: '/', params: {}, data, handle: undefined, meta: [] };
  return { matches: [root] as MetaArgs['matches'], location: { ...location, pathname } };
}

const options = { title: 'Contact', description: 'Where to find us.' };

describe('pageMeta', () => {
  it('R006: titles a page "{page} - {brand}" with the configured brand', () => {
    expect(pageMeta(contextOf({ brand }), options)).toContainEqual({
      title: 'Contact - Aspen Shades',
    });
  });

  it('R006: falls back to the default brand when the root has no data', () => {
    expect(pageMeta(contextOf(undefined), options)[0]).toEqual({
      title: 'Contact - Northlight Blinds',
    });
  });

  it('R041: names the canonical address in full, without query, as a link', () => {
    expect(pageMeta(contextOf({ brand }, '/Contact/'), options)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.test/contact',
    });
  });

  it('R041: carries keywords only where a page has them', () => {
    const names = (meta: object[]) => meta.flatMap((tag) => ('name' in tag ? [tag.name] : []));
    expect(names(pageMeta(contextOf({ brand }), options))).not.toContain('keywords');
    const withKeywords = { ...options, keywords: 'custom blinds' };
    expect(names(pageMeta(contextOf({ brand }), withKeywords))).toContain('keywords');
  });

  it('shows a picture by its full address', () => {
    const image = { url: '/media/a.webp', alt: 'A', width: 1, height: 1 };
    expect(pageMeta(contextOf({ brand }), { ...options, image })).toContainEqual({
      property: 'og:image',
      content: 'https://shop.test/media/a.webp',
    });
  });
});

describe('errorMeta', () => {
  it('R006 R014: has a title and no canonical, and asks not to be indexed', () => {
    expect(errorMeta(contextOf({ brand }).matches, '404 Page Not Found')).toEqual([
      { title: '404 Page Not Found - Aspen Shades' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});
