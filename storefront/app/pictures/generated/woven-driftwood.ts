// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/woven-driftwood-480.avif';
import webp480 from '../encoded/woven-driftwood-480.webp';
import avif800 from '../encoded/woven-driftwood-800.avif';
import webp800 from '../encoded/woven-driftwood-800.webp';
import avif1200 from '../encoded/woven-driftwood-1200.avif';
import webp1200 from '../encoded/woven-driftwood-1200.webp';

export const wovenDriftwood: Image = {
  url: webp800,
  alt: "Driftwood-grey woven shades in a bright sunroom.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRtwAAABXRUJQVlA4INAAAADwBQCdASoYABIAPp1GnUslo6KhqAgAsBOJQBOmXEVxT/l2AGViqPvRZerTLSXYBaW4DizXJX/3AAD+yJu3G+poItWAusAQrodDurlCCQ57wITVKMG19+8zNZV8y2ayE5gD8Ej8t8uHPyKHNAli4Jey5T3Sks27SUFpoopiatHELeb17qgjKP6qfuMG9nrxemfXFrhSpq5o+JyNtq12dYvkOJqcCw6JzDQkJUAzx6ZNBIdrJ2Zf4vTLd2XgfQ0ba7sVwa87VUxglMTB011VoAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
