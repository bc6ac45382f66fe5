// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/stone-blue-480.avif';
import webp480 from '../encoded/stone-blue-480.webp';
import avif800 from '../encoded/stone-blue-800.avif';
import webp800 from '../encoded/stone-blue-800.webp';
import avif1200 from '../encoded/stone-blue-1200.avif';
import webp1200 from '../encoded/stone-blue-1200.webp';

export const stoneBlue: Image = {
  url: webp800,
  alt: "Polished blue-grey granite slab.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAADwBACdASoYABIAPp1InkslpCKhqAgAsBOJaQCuHBGivQDMo9OTpA+rprxu2tZR6BgA+ntGNQcEpt8jvta5APqpCKiuTWlPsWfvKYnGYWVGrjwnQSVz/r3GXJG1uG9dTrfw56w5u5qkDPJ72VONVlSgEGF0czItCBvUm+2R8HZVn7gikUwyHLIzXpXsEKdgAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
