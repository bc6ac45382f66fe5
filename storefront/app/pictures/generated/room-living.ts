// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/room-living-480.avif';
import webp480 from '../encoded/room-living-480.webp';
import avif800 from '../encoded/room-living-800.avif';
import webp800 from '../encoded/room-living-800.webp';
import avif1200 from '../encoded/room-living-1200.avif';
import webp1200 from '../encoded/room-living-1200.webp';

export const roomLiving: Image = {
  url: webp800,
  alt: "Living room with a bare window.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRsQAAABXRUJQVlA4ILgAAABwBQCdASoYABIAPp1GnUslo6KhqAgAsBOJYwCdMoABqREAzOxZhAaK3BgYzkDDQEtyGqIAAP7oPeNQuK8i49VNkyV7+N3xHFIO7vvpYLOzwoIluCA+blhjJcfTZBHVUXnaZsEnnVg6I3iWkzpAzOAhe5Q4DHytTEzUL7aC2lKxz0cIDgz6O70BNXVuKth80X4N+cq8ZZvVJXrXv/zesxYqnAeVbeIRx+/v5CeFl8VEyiqHgcb5YAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
