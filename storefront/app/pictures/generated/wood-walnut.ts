// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/wood-walnut-480.avif';
import webp480 from '../encoded/wood-walnut-480.webp';
import avif800 from '../encoded/wood-walnut-800.avif';
import webp800 from '../encoded/wood-walnut-800.webp';
import avif1200 from '../encoded/wood-walnut-1200.avif';
import webp1200 from '../encoded/wood-walnut-1200.webp';

export const woodWalnut: Image = {
  url: webp800,
  alt: "Walnut-toned blind with open slats above an oak sideboard.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqgAAABXRUJQVlA4IJwAAACwBQCdASoYABIAPp1Cnkmlo6MhKAqosBOJQBOmUGf+sAAEtBmvG4lbhuPjUzcP7k16uYZs8wAA/u4LuBju7z4eXjzgtW1bLbDYpc6FrlEZ+T0P3VX6QkZCMCqBUgZ1HB0RNoss9/LwLKROszIaGt5Oxq6zjWykrvivxQVu8+2QPNWTeN9KrSRCTvR2AKS2cMrh8ghVi5IUM+vDAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
