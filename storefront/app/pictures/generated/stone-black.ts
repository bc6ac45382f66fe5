// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/stone-black-480.avif';
import webp480 from '../encoded/stone-black-480.webp';
import avif800 from '../encoded/stone-black-800.avif';
import webp800 from '../encoded/stone-black-800.webp';
import avif1200 from '../encoded/stone-black-1200.avif';
import webp1200 from '../encoded/stone-black-1200.webp';

export const stoneBlack: Image = {
  url: webp800,
  alt: "Polished black granite slab with gold flecks.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAwCdASoYABIAPp1In0slpCKhqAgAsBOJaWo3W9eKKQ4AAP7x602m02aCBje4aSV6BONHKQlULLokLEVabYDtkkYGNmIyfJfaDj7q7Lc0hAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
