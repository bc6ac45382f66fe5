// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-bo-navy-320.avif';
import webp320 from '../encoded/swatch-bo-navy-320.webp';
import avif480 from '../encoded/swatch-bo-navy-480.avif';
import webp480 from '../encoded/swatch-bo-navy-480.webp';

export const swatchBoNavy: Image = {
  url: webp480,
  alt: "Close-up of Navy Satin Blackout fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAwCdASoYABgAPp1GnUsoI6KhqAgBABOJZwDImBZmF2xHvQCD8xAA/u7iRXyC6CWDLbVJt36t2xNfxK11tbC/9VNrMkNHMIkejgAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
