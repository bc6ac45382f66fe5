// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-lf-oat-320.avif';
import webp320 from '../encoded/swatch-lf-oat-320.webp';
import avif480 from '../encoded/swatch-lf-oat-480.avif';
import webp480 from '../encoded/swatch-lf-oat-480.webp';

export const swatchLfOat: Image = {
  url: webp480,
  alt: "Close-up of Oat Batiste fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoYABgAPp1InkslpCKhqAgAsBOJZwDNwBEcxDzFHvwaLf4H8AD+79HHik9xH6qO1NyJ2Pb+qewOanuQZdNaeF8Bpu2EhVgcj8ZghJkZeb4YkjfDfR9jgAAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
