// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-patio-480.avif';
import webp480 from '../encoded/hero-patio-480.webp';
import avif800 from '../encoded/hero-patio-800.avif';
import webp800 from '../encoded/hero-patio-800.webp';
import avif1080 from '../encoded/hero-patio-1080.avif';
import webp1080 from '../encoded/hero-patio-1080.webp';
import avif1200 from '../encoded/hero-patio-1200.avif';
import webp1200 from '../encoded/hero-patio-1200.webp';

export const heroPatio: Image = {
  url: webp800,
  alt: "Covered patio with a solar screen lowered over the open side.",
  width: 1200,
  height: 675,
  preview: 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACwAwCdASoYAA0APp0+mkiloyKhMAgAsBOJQBOgBDuJt5asi8lUAAD+WtYoiAaJIaK2XWLOa6LshbYa3rJKuqEjaQdQ0D7hj2hCH+GRts3RbLOykPHUkThi9nwspqhYLam/vejCD2kj8trEz41OrgwuSDuArE2Z5wvvwsFF61Alk8XHy0AAAA==',
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
