// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/stone-white-480.avif';
import webp480 from '../encoded/stone-white-480.webp';
import avif800 from '../encoded/stone-white-800.avif';
import webp800 from '../encoded/stone-white-800.webp';
import avif1200 from '../encoded/stone-white-1200.avif';
import webp1200 from '../encoded/stone-white-1200.webp';

export const stoneWhite: Image = {
  url: webp800,
  alt: "Polished white stone slab with fine grey veins.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAACQBACdASoYABIAPp1Cnkmlo6MhKAqosBOJaTuAIKCC1pDCkhzMCYvM0DxLiAAA/vT8vFsOKS72arCN4toQ2ADMNPX0nn6HmZd8zLCYGzFWSd65XEk7NorpOL8S01CxuC7AAAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
