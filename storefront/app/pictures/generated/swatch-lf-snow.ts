// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-lf-snow-320.avif';
import webp320 from '../encoded/swatch-lf-snow-320.webp';
import avif480 from '../encoded/swatch-lf-snow-480.avif';
import webp480 from '../encoded/swatch-lf-snow-480.webp';

export const swatchLfSnow: Image = {
  url: webp480,
  alt: "Close-up of Snow Batiste fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAwCdASoYABgAPp1In0slpCKhqAgAsBOJaQDGBBmJqAAA/vPCMMRL1ZfL6GJX0AqzPdwRbjHWHh5+cAAAAA==',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
