// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-motor-chalk-320.avif';
import webp320 from '../encoded/swatch-motor-chalk-320.webp';
import avif480 from '../encoded/swatch-motor-chalk-480.avif';
import webp480 from '../encoded/swatch-motor-chalk-480.webp';

export const swatchMotorChalk: Image = {
  url: webp480,
  alt: "Close-up of Chalk Screen 3% fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAwCdASoYABgAPp1InkslpCKhqAgAsBOJZwDMHBl05p0cQAD+8hMGgoTJ6pE7thipyCP8iMv9A8ZACIPnafJKUzom9WnAAAA=',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
