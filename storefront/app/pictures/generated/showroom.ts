// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/showroom-480.avif';
import webp480 from '../encoded/showroom-480.webp';
import avif800 from '../encoded/showroom-800.avif';
import webp800 from '../encoded/showroom-800.webp';
import avif1200 from '../encoded/showroom-1200.avif';
import webp1200 from '../encoded/showroom-1200.webp';

export const showroom: Image = {
  url: webp800,
  alt: "Dove-grey sheer shading with grey drapes and ochre chairs.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAACwBQCdASoYABIAPp0+m0mloyIhMBgIALATiUATo2ott0boAAm68hifGgLX/h1U8n8nfD9EcQAA/ug9uueybbB8F8ADs7k/x3bqUay2vb3hfIMQ/KSTwOWR6CmY5uZVovfyNlObeW1GGpUC8mtalfmaVYKCjxCSKdp++TIvxoiHmfYri9XMQ+134geGPQAalha6lhb8CdRbRUZUiqw/itNAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
