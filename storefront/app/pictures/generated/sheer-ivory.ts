// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/sheer-ivory-480.avif';
import webp480 from '../encoded/sheer-ivory-480.webp';
import avif800 from '../encoded/sheer-ivory-800.avif';
import webp800 from '../encoded/sheer-ivory-800.webp';
import avif1200 from '../encoded/sheer-ivory-1200.avif';
import webp1200 from '../encoded/sheer-ivory-1200.webp';

export const sheerIvory: Image = {
  url: webp800,
  alt: "Ivory sheer shading framed by drapes, two green velvet chairs.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAAAwBQCdASoYABIAPp1Am0mlo6IhMBgIALATiWcAnTLQwaoAbd2BHr/i0sssbpXNfOuLoAD+6D3NM96VjHK9AHz2XE28cNt7xN9mgZdu0R7Wy0k1S/zbPeXOLxVGlE34v/7kqrS1y8Qzzubm4CecoVAo+RlWKaQlrbuiFoebYMBBO6IEokqoJNsFEewjncH698MyAAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
