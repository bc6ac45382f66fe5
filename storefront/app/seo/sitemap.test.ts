import { expect, it } from 'vitest';

import { buildSitemap } from './sitemap';

it('names pages by their full address, escaped', () => {
  const sitemap = buildSitemap('https://shop.test', [
    { path: '/', modified: '2026-01-02' },
    { path: "/blog/light-&-shade's" },
  ]);
  expect(sitemap).toContain('<loc>https://shop.test/</loc><lastmod>2026-01-02</lastmod>');
  expect(sitemap).toContain('<loc>https://shop.test/blog/light-&amp;-shade&apos;s</loc>');
});
