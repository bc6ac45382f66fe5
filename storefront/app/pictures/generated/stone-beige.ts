// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/stone-beige-480.avif';
import webp480 from '../encoded/stone-beige-480.webp';
import avif800 from '../encoded/stone-beige-800.avif';
import webp800 from '../encoded/stone-beige-800.webp';
import avif1200 from '../encoded/stone-beige-1200.avif';
import webp1200 from '../encoded/stone-beige-1200.webp';

export const stoneBeige: Image = {
  url: webp800,
  alt: "Polished beige-brown granite slab.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAAAQBQCdASoYABIAPp1CmEglpCIhMBgMALATiWcAzCG2AJRYmL3R+mWiYMFjuSGHq4QAANgNLBgZj6aTRBRQIWPJAsNF//PWy7PcYTSTobZYMQ7LuJ9cxMOE7DEVRyDuT0ZfQ0YfPxSTi/m1NOVpxELrBPNtc4P9gJ/C5jafx5s2EV0JDEz8xsUQcgsYW8VgAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
