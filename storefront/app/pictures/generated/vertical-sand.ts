// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/vertical-sand-480.avif';
import webp480 from '../encoded/vertical-sand-480.webp';
import avif800 from '../encoded/vertical-sand-800.avif';
import webp800 from '../encoded/vertical-sand-800.webp';
import avif1200 from '../encoded/vertical-sand-1200.avif';
import webp1200 from '../encoded/vertical-sand-1200.webp';

export const verticalSand: Image = {
  url: webp800,
  alt: "Sand-coloured vertical blinds on a patio door with green armchairs.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqgAAABXRUJQVlA4IJwAAADwBACdASoYABIAPp1InkslpCKhqAgAsBOJZQC7ABEcZnua8fQEaaEUFKsGh+Sgy8AA/ppLK934y4zAyew8qUjW3pthfVyIw5SUuCCaEaASTkwKPt8b1OwsMyL3/97loowXIImb5MVsXZqMLTDk2EOeivTjAhMK9vQaKpWfMPGZx4dX5W+hoyzzaH75AnGzAzRVlFgcIrJST2gAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
