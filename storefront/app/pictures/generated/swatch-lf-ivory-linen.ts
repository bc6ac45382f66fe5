// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-lf-ivory-linen-320.avif';
import webp320 from '../encoded/swatch-lf-ivory-linen-320.webp';
import avif480 from '../encoded/swatch-lf-ivory-linen-480.avif';
import webp480 from '../encoded/swatch-lf-ivory-linen-480.webp';

export const swatchLfIvoryLinen: Image = {
  url: webp480,
  alt: "Close-up of Ivory Linen fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAwBACdASoYABgAPp1GnUslo6KhqAgAsBOJZwC90BaiOQ0zB+atzZoxBsAA/vHODKEKD4ycf5Q5ss8pf6SgGMW1bDWUkGq3bpfBxdx1sg5QAA==',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
