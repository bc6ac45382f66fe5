// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-bo-taupe-320.avif';
import webp320 from '../encoded/swatch-bo-taupe-320.webp';
import avif480 from '../encoded/swatch-bo-taupe-480.avif';
import webp480 from '../encoded/swatch-bo-taupe-480.webp';

export const swatchBoTaupe: Image = {
  url: webp480,
  alt: "Close-up of Taupe Satin Blackout fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAAAwBACdASoYABgAPp1Am0mlo6KiMBgIALATiWcAzBwIbqSnEArCJF50dAAA/L+ACxpd9Tcn6XqV2KBqCrcrNzTCK4JAoACQsl49AAAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
