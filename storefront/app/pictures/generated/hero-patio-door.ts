// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/hero-patio-door-480.avif';
import webp480 from '../encoded/hero-patio-door-480.webp';
import avif800 from '../encoded/hero-patio-door-800.avif';
import webp800 from '../encoded/hero-patio-door-800.webp';
import avif1080 from '../encoded/hero-patio-door-1080.avif';
import webp1080 from '../encoded/hero-patio-door-1080.webp';
import avif1200 from '../encoded/hero-patio-door-1200.avif';
import webp1200 from '../encoded/hero-patio-door-1200.webp';

export const heroPatioDoor: Image = {
  url: webp800,
  alt: "White vertical blinds across a patio door, two boucle chairs in front.",
  width: 1200,
  height: 675,
  preview: 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAwBACdASoYAA0APp1CmkilpCKhMAgAsBOJZQCdMoADTqAQE0WOYlmIUkAA/uGLCBq4ULEGBmY9mj16iS/6Eh6TV0jf1XmAIF8+mispNBJthJGvXbaS1PJOdE5I1E3pJL/NNtW37p6EDiHicVXj4JZerni9NPB5IZf2dR7aXAA=',
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
