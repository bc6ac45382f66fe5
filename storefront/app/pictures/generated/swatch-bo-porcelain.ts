// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-bo-porcelain-320.avif';
import webp320 from '../encoded/swatch-bo-porcelain-320.webp';
import avif480 from '../encoded/swatch-bo-porcelain-480.avif';
import webp480 from '../encoded/swatch-bo-porcelain-480.webp';

export const swatchBoPorcelain: Image = {
  url: webp480,
  alt: "Close-up of Porcelain Satin Blackout fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAwCdASoYABgAPp1EnEolo6YhqAqowBOJZwDI1Bh80J4uc8Ajk9KAAP7yjR0r4fyBVkJgpOlJRoNCh2hAAA==',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
