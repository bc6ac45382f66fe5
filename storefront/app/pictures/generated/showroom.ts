// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/showroom-480.avif';
import webp480 from '../encoded/showroom-480.webp';
import avif800 from '../encoded/showroom-800.avif';
import webp800 from '../encoded/showroom-800.webp';
import avif1200 from '../encoded/showroom-1200.avif';
import webp1200 from '../encoded/showroom-1200.webp';

export const showroom: Image = {
  url: webp800,
  alt: "Dove-grey sheer shading with grey drapes and ochre chairs.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABwBACdASoYABIAPu1gq1AppSOisBgIATAdiUAYmwHzBcHE2EScMCclCgsw8AD+tZDEGgaY6vw12njFe+PEvgr/vnkueUBZ3ZKvP8M3rJWBnSLv1pYvAnngvzO6SJwzRCooIy5nG8X7s4WAj6Dlbb82sDF6Af2wAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
