// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif320 from '../encoded/swatch-motor-pearl-320.avif';
import webp320 from '../encoded/swatch-motor-pearl-320.webp';
import avif480 from '../encoded/swatch-motor-pearl-480.avif';
import webp480 from '../encoded/swatch-motor-pearl-480.webp';

export const swatchMotorPearl: Image = {
  url: webp480,
  alt: "Close-up of Pearl Screen 3% fabric.",
  width: 600,
  height: 600,
  preview: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAwCdASoYABgAPp1CnUolo6KhqAqosBOJaQAAOob9SE0L8AdKYUSAAP7t9IFfmm8CJo9QvkuheEdWL3kA99F8QA8GqxIeasRNzthKz4FowBAA',
  sources: [
    { format: 'avif', width: 320, url: avif320 },
    { format: 'webp', width: 320, url: webp320 },
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
  ],
};
