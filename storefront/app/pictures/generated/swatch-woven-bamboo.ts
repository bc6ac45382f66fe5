// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-woven-bamboo-320.avif';
import webp320 from '../encoded/swatch-woven-bamboo-320.webp';
import avif480 from '../encoded/swatch-woven-bamboo-480.avif';
import webp480 from '../encoded/swatch-woven-bamboo-480.webp';

export const swatchWovenBamboo: Image = {
  url: webp480,
  alt: "Close-up of Natural Bamboo fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACQAwCdASoYABgAPp1In0soJCKhqAgBABOJZQC7LoAAQn6bj+DwAP7oo5B/6FPs4abfIpFjJJYg2Hth6+NzMiMWojeNcVr4itKeAAAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
