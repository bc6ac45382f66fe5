// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-woven-seagrass-320.avif';
import webp320 from '../encoded/swatch-woven-seagrass-320.webp';
import avif480 from '../encoded/swatch-woven-seagrass-480.avif';
import webp480 from '../encoded/swatch-woven-seagrass-480.webp';

export const swatchWovenSeagrass: Image = {
  url: webp480,
  alt: "Close-up of Sea Grass fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAwCdASoYABgAPp1GnUslo6KhqAgAsBOJZQDDNBdtfGHEiRAA/uOaM8BgtwL2H828jb6OYTdg7tK91OJVqF4gp12mJPMRCAAAAA==',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
