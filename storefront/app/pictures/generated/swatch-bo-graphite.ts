// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-bo-graphite-320.avif';
import webp320 from '../encoded/swatch-bo-graphite-320.webp';
import avif480 from '../encoded/swatch-bo-graphite-480.avif';
import webp480 from '../encoded/swatch-bo-graphite-480.webp';

export const swatchBoGraphite: Image = {
  url: webp480,
  alt: "Close-up of Graphite Satin Blackout fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAwCdASoYABgAPp1EnUolo6KhqAqosBOJaQDKABV5YwiOgnBtAAD+6/l2yOmjq/eDZeMsYpX9BqkXUnODvdqdiscedJhIAAA=',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
