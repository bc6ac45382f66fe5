// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-woven-jute-320.avif';
import webp320 from '../encoded/swatch-woven-jute-320.webp';
import avif480 from '../encoded/swatch-woven-jute-480.avif';
import webp480 from '../encoded/swatch-woven-jute-480.webp';

export const swatchWovenJute: Image = {
  url: webp480,
  alt: "Close-up of Raw Jute fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRrQAAABXRUJQVlA4IKgAAACwBACdASoYABgAPp1InkslpCKhqAgAsBOJZWDrVH4K9xa7/TCnK4jVlvv/FqMAAP7ouDxhNTl22+mevHsJkW2M7BZYiztX/r7yh2JkMGW20PnV8tom0UuYJ6+KU3poZd2xzQcGMBXeK3GavMVOHnsK10v+nmQfjHJvuNn1pbYQWnVjRt/EzG+JlD5OjB+K0goAyDXOov+H822VtUqwQFb6cwfKglIAAAA=',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
