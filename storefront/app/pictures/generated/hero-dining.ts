// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-dining-480.avif';
import webp480 from '../encoded/hero-dining-480.webp';
import avif800 from '../encoded/hero-dining-800.avif';
import webp800 from '../encoded/hero-dining-800.webp';
import avif1080 from '../encoded/hero-dining-1080.avif';
import webp1080 from '../encoded/hero-dining-1080.webp';
import avif1200 from '../encoded/hero-dining-1200.avif';
import webp1200 from '../encoded/hero-dining-1200.webp';

export const heroDining: Image = {
  url: webp800,
  alt: "Bright dining room with flat roman shades above an oak table.",
  width: 1200,
  height: 675,
  preview: 'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAADQAwCdASoYAA0APp0+mUgloyKhMAgAsBOJQBWABDeWAUiEwZrjaKAA/sgqLVVsK1ytHFjL3D944czarScB8VDm0mtJFpiX+uzq9Yia2d+oOMUviN7U/uKKtQJhc9IFYh3OMq5JHClW2r4boySnO4HJqDL0oQj4f9FrWrCapcAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1080, url: avif1080 },
    { format: 'webp', width: 1080, url: webp1080 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
