import { describe, expect, it } from 'vitest';
import { MediaSchema, toImage, toImageOrNull, type Media } from './media';

function format(mime: string, width: number) {
  const ending = mime.replace('image/', '');
  return { url: `/uploads/roller_${width}.${ending}`, width, height: width, mime, size: 12 };
}

function media(formats: Media['formats'], fields: Partial<Media> = {}): Media {
  return {
    url: '/uploads/roller.jpg',
    alternativeText: 'A roller blind.',
    width: 1600,
    height: 1200,
    formats,
    ...fields,
  };
}

const everyFormat = {
  webp_1200: format('image/webp', 1200),
  webp_480: format('image/webp', 480),
  webp_800: format('image/webp', 800),
  avif_1200: format('image/avif', 1200),
  avif_480: format('image/avif', 480),
  avif_800: format('image/avif', 800),
  preview: { url: 'data:image/webp;base64,AAAA', mime: 'image/webp', width: 24, height: 18 },
};

describe('R210: a picture of the CMS', () => {
  it('is offered in 480, 800 and 1200 px, avif and webp, at addresses of the storefront', () => {
    expect(toImage(media(everyFormat)).sources).toEqual([
      { format: 'avif', width: 480, url: '/media/roller_480.avif' },
      { format: 'avif', width: 800, url: '/media/roller_800.avif' },
      { format: 'avif', width: 1200, url: '/media/roller_1200.avif' },
      { format: 'webp', width: 480, url: '/media/roller_480.webp' },
      { format: 'webp', width: 800, url: '/media/roller_800.webp' },
      { format: 'webp', width: 1200, url: '/media/roller_1200.webp' },
    ]);
  });

  it('has its text, its own size and its preview', () => {
    expect(toImage(media(everyFormat))).toMatchObject({
      alt: 'A roller blind.',
      width: 1600,
      height: 1200,
      preview: 'data:image/webp;base64,AAAA',
    });
  });

  it.each([
    ['the 800 px wide webp', everyFormat, '/media/roller_800.webp'],
    ['the nearest to it', { webp_480: format('image/webp', 480) }, '/media/roller_480.webp'],
    ['the original without a webp', { avif_800: format('image/avif', 800) }, '/media/roller.jpg'],
    ['the original without formats', null, '/media/roller.jpg'],
  ])('has as its usual address %s', (_, formats, url) => {
    expect(toImage(media(formats)).url).toBe(url);
  });

  it('stands without a format that makes no sense', () => {
    const formats = {
      webp_480: { ...format('image/webp', 480), width: '480' },
      webp_800: { ...format('image/webp', 800), mime: 'text/html' },
      webp_1200: { ...format('image/webp', 1200), url: 'javascript:alert(1)' },
      preview: { url: 'https://evil.test/pixel.gif' },
      thumbnail: null,
    };
    expect(toImage(media(formats))).toMatchObject({
      url: '/media/roller.jpg',
      preview: null,
      sources: [],
    });
  });

  it('keeps the address of a store of its own', () => {
    const url = 'https://cdn.example/roller.webp';
    const image = toImage(media({ webp_800: { ...format('image/webp', 800), url } }, { url }));
    expect(image).toMatchObject({ url, sources: [{ url }] });
  });

  it('may lack a text and may be missing', () => {
    expect(toImage(media(null, { alternativeText: null })).alt).toBe('');
    expect(toImageOrNull(null)).toBeNull();
  });
});

describe('MediaSchema', () => {
  it.each([
    ['no address', { url: undefined }],
    ['an address that a browser would run', { url: 'javascript:alert(1)' }],
    ['no width', { width: null }],
    ['a width of nothing', { width: 0 }],
    ['formats that were not asked for', { formats: undefined }],
  ])('refuses a picture with %s', (_, fields) => {
    expect(MediaSchema.safeParse({ ...media(everyFormat), ...fields }).success).toBe(false);
  });
});
