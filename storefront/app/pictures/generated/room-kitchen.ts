// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/room-kitchen-480.avif';
import webp480 from '../encoded/room-kitchen-480.webp';
import avif800 from '../encoded/room-kitchen-800.avif';
import webp800 from '../encoded/room-kitchen-800.webp';
import avif1200 from '../encoded/room-kitchen-1200.avif';
import webp1200 from '../encoded/room-kitchen-1200.webp';

export const roomKitchen: Image = {
  url: webp800,
  alt: "Kitchen with a bare window above the sink.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQBACdASoYABIAPp1EnUolo6KhqAqosBOJZQC06A88ewul4I3V+BvNAKfcFSFwAAD+08zqnfRdxgjbVD1k8lE3UPLf3VLXpRlIv9D1u0BEqs85ciHHqyEIMB0veveEHeuQYs7/WN9vTRaLPLkRWDMZBDRDAR+Qp6S2UIaOYxQ27tuBRAAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
