// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-motor-charcoal-320.avif';
import webp320 from '../encoded/swatch-motor-charcoal-320.webp';
import avif480 from '../encoded/swatch-motor-charcoal-480.avif';
import webp480 from '../encoded/swatch-motor-charcoal-480.webp';

export const swatchMotorCharcoal: Image = {
  url: webp480,
  alt: "Close-up of Charcoal Screen 5% fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQBACdASoYABgAPp1In0slpCKhqAgAsBOJaT41AAcbUPlkNtwgb5zqAAD+3FbvpQjEeJdZEV+QSk41ojg0HtybXVTUGQ3TEPPLkTKQsWaEjejbAAA=',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
