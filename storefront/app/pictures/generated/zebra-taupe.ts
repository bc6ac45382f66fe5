// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/zebra-taupe-480.avif';
import webp480 from '../encoded/zebra-taupe-480.webp';
import avif800 from '../encoded/zebra-taupe-800.avif';
import webp800 from '../encoded/zebra-taupe-800.webp';
import avif1200 from '../encoded/zebra-taupe-1200.avif';
import webp1200 from '../encoded/zebra-taupe-1200.webp';

export const zebraTaupe: Image = {
  url: webp800,
  alt: "Two taupe zebra shades behind a white boucle sofa.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRsoAAABXRUJQVlA4IL4AAABwBQCdASoYABIAPp1Cmkmlo6IhKA1QsBOJZQCB7S/gPfqV8YS3eRRV0DnNAE8U+dEL0DGAAP7oOD2D010OVXL4z18lybZbEmy73BkLr1K0jeuYZKA5pdZXrGGnS72/y+JQL9w2cUiZxsQunmiHD0O9IkUX17fWprgya7PAGPwTC+O91NDRNVs0s4F6FP2ZF5Ucehw7fw4afI4sj2F7WLcKqcBPsYafa84631wz+F4CVzwcTDW0uezHVDU0AAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
