// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-motor-bronze-320.avif';
import webp320 from '../encoded/swatch-motor-bronze-320.webp';
import avif480 from '../encoded/swatch-motor-bronze-480.avif';
import webp480 from '../encoded/swatch-motor-bronze-480.webp';

export const swatchMotorBronze: Image = {
  url: webp480,
  alt: "Close-up of Bronze Screen 5% fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABwBACdASoYABgAPp1Em0olo6IhqAqosBOJZwC84AWfhvkjNiBwbrH88Yp4AADvK4dvVA41eOD97lopEux7cwz6CUVvnUCBR8CIQf4lvhaC58nw+yRDreieSlx7QAAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
