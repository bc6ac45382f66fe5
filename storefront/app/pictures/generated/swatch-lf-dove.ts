// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-lf-dove-320.avif';
import webp320 from '../encoded/swatch-lf-dove-320.webp';
import avif480 from '../encoded/swatch-lf-dove-480.avif';
import webp480 from '../encoded/swatch-lf-dove-480.webp';

export const swatchLfDove: Image = {
  url: webp480,
  alt: "Close-up of Dove Linen fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwBACdASoYABgAPp1EnEqlo6KhqAqosBOJaWM+ABvhkTox+6OvDGecZyAA/u5shYEZ4QCF66PNpr+gj6MXflHrWGSSt+xcdqVYGSB2BQnArJoPeBZufjAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
