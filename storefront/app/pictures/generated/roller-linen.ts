// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-linen-480.avif';
import webp480 from '../encoded/roller-linen-480.webp';
import avif800 from '../encoded/roller-linen-800.avif';
import webp800 from '../encoded/roller-linen-800.webp';
import avif1200 from '../encoded/roller-linen-1200.avif';
import webp1200 from '../encoded/roller-linen-1200.webp';

export const rollerLinen: Image = {
  url: webp800,
  alt: "Linen-coloured light-filtering roller shade behind a sofa.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRrIAAABXRUJQVlA4IKYAAABwBQCdASoYABIAPp1Em0qlo6IhqAqosBOJZQCdMy/BqhJckd7gOyWfaNzA0aZO934f81AAAP7ThxbCwn7TA0amVaJxtf8jP9BF/TfH4uOxjDRfMsuusFEOu/GeIdKdzbbvK3SBzQkHXo+dxF/otq6Z7fxld4Ab5DmG6V/IZmn47THqr9zEhd14p+kCSnHHXj0tZT8mv/uQCqDZurfi29rq0tzUwAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
