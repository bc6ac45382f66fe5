// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/cellular-white-480.avif';
import webp480 from '../encoded/cellular-white-480.webp';
import avif800 from '../encoded/cellular-white-800.avif';
import webp800 from '../encoded/cellular-white-800.webp';
import avif1200 from '../encoded/cellular-white-1200.avif';
import webp1200 from '../encoded/cellular-white-1200.webp';

export const cellularWhite: Image = {
  url: webp800,
  alt: "Soft-white cellular shades on both sides of a bed.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAACwBACdASoYABIAPp1Cmkklo6IhKA1QsBOJQBWAAiOLUhFqb7CKZt+PCzJFjSygAP7oNYOKA5OmHRj3IT0N4V1SfPPxIY7ttIVIReBTy8Xq9ToQ0ahhrJ4xXFNEHHOFoWVKznlMxfcAifxzfZnQRzsiaHCzDwRioVULAWNCzyUvjQv+VWrZaRaLjSAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
