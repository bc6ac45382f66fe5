import { describe, expect, it } from 'vitest';

import type { Image } from '#app/domain/catalogue';
import { pictures } from '#app/pictures';
import { previewStyle, srcSet } from './picture-sources';

const image: Image = {
  url: '/a-800.webp',
  alt: '',
  width: 1200,
  height: 900,
  preview: null,
  sources: [
    { format: 'webp', width: 1200, url: '/a-1200.webp' },
    { format: 'webp', width: 480, url: '/a-480.webp' },
    { format: 'avif', width: 480, url: '/a-480.avif' },
  ],
};

describe('srcSet', () => {
  it('R210: lists one format, narrow to wide', () => {
    expect(srcSet(image, 'webp')).toBe('/a-480.webp 480w, /a-1200.webp 1200w');
    expect(srcSet(image, 'avif')).toBe('/a-480.avif 480w');
  });

  it('is nothing for a picture without files of its own', () => {
    expect(srcSet({ ...image, sources: [] }, 'avif')).toBeUndefined();
  });
});

describe('the pictures of the storefront', () => {
  it('R210: come as avif and webp in 480, 800 and 1200, never wider than their master', () => {
    const encoded = Object.entries(pictures).flatMap(([name, picture]) =>
      'sources' in picture ? [{ name, picture }] : [],
    );
    expect(encoded.length).toBeGreaterThanOrEqual(8);
    for (const { name, picture } of encoded) {
      for (const format of ['avif', 'webp']) {
        const widths = picture.sources.filter((s) => s.format === format).map((s) => s.width);
        const offered = [480, 800, 1200].filter((width) => width <= picture.width);
        expect(widths, name).toEqual(expect.arrayContaining(offered));
        expect(Math.max(...widths), name).toBeLessThanOrEqual(picture.width);
      }
      expect(picture.alt, name).toMatch(/\w+ \w+/);
      expect(previewStyle(picture.preview), name).toBeDefined();
    }
  });
});

describe('previewStyle', () => {
  it('lets nothing but a data URI of a picture into the stylesheet', () => {
    expect(previewStyle('data:image/webp;base64,UklGRg==')).toEqual({
      '--preview': 'url(data:image/webp;base64,UklGRg==)',
    });
    for (const bad of [
      null,
      '',
      'https://evil.example/x.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/webp;base64,AA==);background:red',
    ]) {
      expect(previewStyle(bad)).toBeUndefined();
    }
  });
});
