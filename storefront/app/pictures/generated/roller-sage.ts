// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-sage-480.avif';
import webp480 from '../encoded/roller-sage-480.webp';
import avif800 from '../encoded/roller-sage-800.avif';
import webp800 from '../encoded/roller-sage-800.webp';
import avif1200 from '../encoded/roller-sage-1200.avif';
import webp1200 from '../encoded/roller-sage-1200.webp';

export const rollerSage: Image = {
  url: webp800,
  alt: "Sage roller shade in a grey living room with a blue-grey sofa.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRsQAAABXRUJQVlA4ILgAAADwBACdASoYABIAPp1Gnkslo6KhqAgAsBOJQBOmZfg1P/Yz7iVjOIlRZu2mhdN/6KAA/urVNsH1kxG+ecCSQO/ygtRrH4PIc676uih9JYl6gASyIkSx+hps1L3hQfP3rohiwQ7+KObSUTL8kuud1yhYGaijNAL7cpa0hVHnEPUYe1DkyEA18eHpvdHBxEKeN+ZTNmeO6+dqgkQ716u1459C7JvhllyPDf6Ff7hh1j9Wa6P8BtYhAAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
