// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/mega-motorized-480.avif';
import webp480 from '../encoded/mega-motorized-480.webp';
import avif800 from '../encoded/mega-motorized-800.avif';
import webp800 from '../encoded/mega-motorized-800.webp';
import avif1200 from '../encoded/mega-motorized-1200.avif';
import webp1200 from '../encoded/mega-motorized-1200.webp';

export const megaMotorized: Image = {
  url: webp800,
  alt: "Greige motorized shade and drapes in a lamp-lit living room.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRuIAAABXRUJQVlA4INYAAADQBQCdASoYABIAPp1EnUolo6KhqAqosBOJQBOmUI8zGfgm4SR8nektG2FsuEMCavdB0wk/0fqgAP5AUGtEG8qJjiirtL9kJjJY/sQeGK1wWap8AIQAvXVR1l/pYHfW2xIjS1MN764RETuvwNZQjNCJ4MPXrgyUMbVpINTjNLMc+6omezeJkYoAsGU0WHnrlrOc5e/YhbYdbPMFjWsQH4mC4nLleOdBPcJByx97CFm+Qb3pWW9JLuuKBwOCxU7mTawu7iro0C30DQ3JztW+sQsKzRcgAAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
