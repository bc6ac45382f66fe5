// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-blackout-480.avif';
import webp480 from '../encoded/roller-blackout-480.webp';
import avif800 from '../encoded/roller-blackout-800.avif';
import webp800 from '../encoded/roller-blackout-800.webp';
import avif1200 from '../encoded/roller-blackout-1200.avif';
import webp1200 from '../encoded/roller-blackout-1200.webp';

export const rollerBlackout: Image = {
  url: webp800,
  alt: "Stone blackout roller shade in a blue-grey bedroom.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRtIAAABXRUJQVlA4IMYAAABQBQCdASoYABIAPp1EnEolo6KhqAqosBOJQBajUGdABKAwy42za6Nkr9SKcrOUdoQTR6AAzfNpYjizX/ijUhyAhz/NkBISL1fI0jz7ycA89+7wPLu5dzclHpuutvrcVFwEzxtklIex201gdUCpgFpvzAIUGPAi1DVIsTVAkHFXwgGvrFBOAW6J77a8LccUe/qzW8WSErymZabC+f0PaF1DWkbDT9iqqhpy6dYQrs7ht2DWv/G/4rjoMVvctJ5IViQlZbAAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
