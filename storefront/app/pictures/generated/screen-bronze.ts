// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/screen-bronze-480.avif';
import webp480 from '../encoded/screen-bronze-480.webp';
import avif800 from '../encoded/screen-bronze-800.avif';
import webp800 from '../encoded/screen-bronze-800.webp';
import avif1200 from '../encoded/screen-bronze-1200.avif';
import webp1200 from '../encoded/screen-bronze-1200.webp';

export const screenBronze: Image = {
  url: webp800,
  alt: "Bronze outdoor screen half lowered on a covered patio.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRrgAAABXRUJQVlA4IKwAAABQBQCdASoYABIAPp1Am0klo6KhKA1QsBOJYwCdMoSEQr+AUEHgfJW5sPngLoerH1k3RcAA/I76K4P7F4EvbrF7YcI3gsDfC/7RnhwXaXPAUf7GD+/UTcCvjYfHq0yePHvDxfQgtum8ikElCp/kMB1VnZNvv13QLQhKHpHxHZmTYMZYqst/t76Dzedz8b0cELr7KhY1KDd/9eu0LSzbmWGbQllCaJGwLxFCcgAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
