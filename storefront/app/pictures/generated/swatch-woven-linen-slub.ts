// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-woven-linen-slub-320.avif';
import webp320 from '../encoded/swatch-woven-linen-slub-320.webp';
import avif480 from '../encoded/swatch-woven-linen-slub-480.avif';
import webp480 from '../encoded/swatch-woven-linen-slub-480.webp';

export const swatchWovenLinenSlub: Image = {
  url: webp480,
  alt: "Close-up of Flax Linen Slub fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBQCdASoYABgAPp1GnUslo6KhqAgAsBOJZQDDNBEvpusBAQ/UwdYXGYONAZ57SSdpAAD+k+fcSfsEkanwbJFNyDse4L0KGOVhvVXKJyzZzP2gtVDwRih80SGP1Uqy/iJFpUpYTi6jnrzB+aY0Y4AA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
