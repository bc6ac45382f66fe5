// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-dusk-480.avif';
import webp480 from '../encoded/hero-dusk-480.webp';
import avif800 from '../encoded/hero-dusk-800.avif';
import webp800 from '../encoded/hero-dusk-800.webp';
import avif1080 from '../encoded/hero-dusk-1080.avif';
import webp1080 from '../encoded/hero-dusk-1080.webp';
import avif1200 from '../encoded/hero-dusk-1200.avif';
import webp1200 from '../encoded/hero-dusk-1200.webp';
import avif1600 from '../encoded/hero-dusk-1600.avif';
import webp1600 from '../encoded/hero-dusk-1600.webp';

export const heroDusk: Image = {
  url: webp800,
  alt: "Evening living room, motorized shade half lowered, city lights outside.",
  width: 1600,
  height: 900,
  preview: 'data:image/webp;base64,UklGRrYAAABXRUJQVlA4IKoAAACwBACdASoYAA0APp1Am0ilo6KhMAgAsBOJZACdMoR3ACxjlFPdZGkuXwLHK7lgAPD1mclwRARpDyW8+MzqJLkS0Dhql2TeTzX3bBxCsq98FcAfd0C3BFSTUc3rE36CfIFiBrYxXv+QM3/k257tSBBVq+kvvsLX7zsu2Z6ChTWMTAnw9KpKSGHvI3Nc7sP6tggbpktVlq7itBxLLSEhra1RHxzDc6l/BRAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1080, url: avif1080 },
    { format: 'webp', width: 1080, url: webp1080 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
    { format: 'avif', width: 1600, url: avif1600 },
    { format: 'webp', width: 1600, url: webp1600 },
  ],
};
