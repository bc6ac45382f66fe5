import { describe, expect, it } from 'vitest';
import type { Image } from '#app/domain/catalogue';
import { toShareImage } from './share-image';

const picture: Image = {
  url: '/media/a_800.webp',
  alt: 'A linen roller.',
  width: 1600,
  height: 900,
  preview: null,
  sources: [
    { format: 'avif', width: 1200, url: '/media/a_1200.avif' },
    { format: 'webp', width: 480, url: '/media/a_480.webp' },
    { format: 'webp', width: 1200, url: '/media/a_1200.webp' },
    { format: 'webp', width: 800, url: '/media/a_800.webp' },
  ],
};

describe('toShareImage', () => {
  it('is the widest webp, which more readers of link previews know than avif, in its own size', () => {
    expect(toShareImage(picture)).toEqual({
      url: '/media/a_1200.webp',
      alt: 'A linen roller.',
      width: 1200,
      height: 675,
    });
  });

  it('is the picture itself when there is nothing else', () => {
    expect(toShareImage({ ...picture, sources: [] })).toMatchObject({ url: '/media/a_800.webp' });
  });
});
