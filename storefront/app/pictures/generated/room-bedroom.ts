// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/room-bedroom-480.avif';
import webp480 from '../encoded/room-bedroom-480.webp';
import avif800 from '../encoded/room-bedroom-800.avif';
import webp800 from '../encoded/room-bedroom-800.webp';
import avif1200 from '../encoded/room-bedroom-1200.avif';
import webp1200 from '../encoded/room-bedroom-1200.webp';

export const roomBedroom: Image = {
  url: webp800,
  alt: "Bedroom with a bare window above the bed.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqoAAABXRUJQVlA4IJ4AAAAwBQCdASoYABIAPp1EnUolo6KhqAqosBOJQBOmUFHAALNr54zfT5PJVdewiCy8QRlWWAD+6D3iuz5PZ4XlgJ4lVMopK/Wg7qurwGyCJgYKPF8tidnR9GV4Vjwg1TUKnwCxiXy9pW2AjPVJerbyQARPxr9tsMCW+71NDmhWa+n/DIwKzpN5/0BWgBk/RX2e6x3VZcoYrQQB+bM5uoAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
