// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roman-terracotta-480.avif';
import webp480 from '../encoded/roman-terracotta-480.webp';
import avif800 from '../encoded/roman-terracotta-800.avif';
import webp800 from '../encoded/roman-terracotta-800.webp';
import avif1200 from '../encoded/roman-terracotta-1200.avif';
import webp1200 from '../encoded/roman-terracotta-1200.webp';

export const romanTerracotta: Image = {
  url: webp800,
  alt: "Terracotta roman shades in a warm-white dining room.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRsIAAABXRUJQVlA4ILYAAADwBQCdASoYABIAPp1Em0qlo6IhqAqosBOJYwCdMoM0pQPbau6ZgJuwZa6DZkvDd9GG+y6yqHPPgAD+xMdeOEcwLx7CZRI6u2+aFr+5e7V1wMa7V6C12DWZvQSbbr/O22wOSTWYir4ox+9T0Ol0TY+07x103VkeHrWZ2Fugabxo4I5HxMMmk9ONAhV7ERqfnXflXb2GCm1tnV9sSArNMjI/SDfb610rQq78u5XHPOr0AoHasgAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
