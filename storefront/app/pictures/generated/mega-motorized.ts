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
  preview: 'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADwBACdASoYABIAPu1qrlCppaQiqAqpMB2JQBOmUAArF2nNeKexlTgB+U8KPnEYcMAA/ZSVYePH5lO8MEUH0NPteAdKi8LCa2+2pZnuqgqNY24P9yo+c52txKuBdjt1nmXiiiZhsrL9DxEeQrj5f73KhyYzL3QuVp7G+6KnpbWzaLWXaBORmPJXVWOx4awbyfrBBcGZWV1vm7acJu6eAsoAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
