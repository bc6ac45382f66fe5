// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/wood-oak-480.avif';
import webp480 from '../encoded/wood-oak-480.webp';
import avif800 from '../encoded/wood-oak-800.avif';
import webp800 from '../encoded/wood-oak-800.webp';
import avif1200 from '../encoded/wood-oak-1200.avif';
import webp1200 from '../encoded/wood-oak-1200.webp';

export const woodOak: Image = {
  url: webp800,
  alt: "Honey-oak wood blind in a cream hallway.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAADwBACdASoYABIAPp1AmUglo6KhMAgAsBOJQBOmW+Bp2+zy+ZBQlvxtgS7rGpkQOWAA/uqRRfSMkTg4URnHNw+6Ou2xmnx1RyHDALtnIB+LVOhvT2UYAa1aOr1ozscKtVr+aAvOM4QouUaask4Wn9caBBlA5Dji2UUUzZRRTrYgdcn6MgtHu3eryrdFEbBKFXhMPteAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
