// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-living-480.avif';
import webp480 from '../encoded/hero-living-480.webp';
import avif800 from '../encoded/hero-living-800.avif';
import webp800 from '../encoded/hero-living-800.webp';
import avif1080 from '../encoded/hero-living-1080.avif';
import webp1080 from '../encoded/hero-living-1080.webp';
import avif1200 from '../encoded/hero-living-1200.avif';
import webp1200 from '../encoded/hero-living-1200.webp';

export const heroLiving: Image = {
  url: webp800,
  alt: "Living room with a linen sofa and a light-filtering roller shade drawn halfway.",
  width: 1200,
  height: 675,
  preview: 'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAQBACdASoYAA0APp0+mkgloyKhMAgAsBOJYwCsAB6KCDV1TF1Z7STVoAD+r+/OFttR12aWiQzrvGtvzsPINfTPceNld27Yuhb0mkP1/yKUEWpT3O5iNRh3KZfcbrPPmH1nD5Mh9I85mLFzMglibwtW124NWK6dengXBcwU8+cRD0obQAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1080, url: avif1080 },
    { format: 'webp', width: 1080, url: webp1080 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
