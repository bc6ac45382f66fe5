// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/woven-bamboo-480.avif';
import webp480 from '../encoded/woven-bamboo-480.webp';
import avif800 from '../encoded/woven-bamboo-800.avif';
import webp800 from '../encoded/woven-bamboo-800.webp';
import avif1200 from '../encoded/woven-bamboo-1200.avif';
import webp1200 from '../encoded/woven-bamboo-1200.webp';

export const wovenBamboo: Image = {
  url: webp800,
  alt: "Woven bamboo shades in a bright sunroom with plants.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRuIAAABXRUJQVlA4INYAAABwBQCdASoYABIAPp1Gnkslo6KhqAgAsBOJQBOmY48teAAbL56OUTUOevioxX/e6P5z/pZgAP7n/Nh60RnBWQEJrO87qk2ObO4YgjYM44wlF1jTQb4H83SXTt8uCWj8YtaAVHKnzr1Hhy/AdMYudvZkF8HdG800NLAwkXJHBlzJgqQb8tYiSIR69ogM3Skc0ZFcbfT/csWp7Lm2e0bsFzHxrhVXREqA5BoXZSBQDuGRHmf9NbM2k2Z+mATMgL+Ln+eJLTk48pHMgGe4hyiBnF7sQBBcPAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
