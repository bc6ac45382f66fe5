// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-dining-480.avif';
import webp480 from '../encoded/hero-dining-480.webp';
import avif800 from '../encoded/hero-dining-800.avif';
import webp800 from '../encoded/hero-dining-800.webp';
import avif1200 from '../encoded/hero-dining-1200.avif';
import webp1200 from '../encoded/hero-dining-1200.webp';

export const heroDining: Image = {
  url: webp800,
  alt: "Bright dining room with flat roman shades above an oak table.",
  width: 1200,
  height: 675,
  preview: 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQAwCdASoYAA0APu1iqU2ppaOiMAgBMB2JQBadAvxALT4VqRbgAP5Uc/ryTNl6k+Z2yFnWs0J0NR5SoBBH0b+zxf1atcpSTxJXsv9geyAbP3wPuzM9ZsPjyYxpZyf7QVQkc2T0AAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
