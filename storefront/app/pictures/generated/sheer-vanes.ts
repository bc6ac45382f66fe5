// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/sheer-vanes-480.avif';
import webp480 from '../encoded/sheer-vanes-480.webp';
import avif800 from '../encoded/sheer-vanes-800.avif';
import webp800 from '../encoded/sheer-vanes-800.webp';
import avif1200 from '../encoded/sheer-vanes-1200.avif';
import webp1200 from '../encoded/sheer-vanes-1200.webp';

export const sheerVanes: Image = {
  url: webp800,
  alt: "Close view of soft sheer vanes diffusing daylight.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAADwBACdASoYABIAPp1Gm0qlo6IhqAqosBOJZwC7ABEcyBJiEviwmcy8cO9meQZjLOAA/ud59wSbp8KG4SV+hvrBi5t/fQVtC7HoN3pc6FwKOKg0XHsBSi+tmUPJUTkgyfmtSTHagex09tLESE9C6nB1E3agz1X95J/Deb6twu0KLuVwAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
