// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roman-linen-480.avif';
import webp480 from '../encoded/roman-linen-480.webp';
import avif800 from '../encoded/roman-linen-800.avif';
import webp800 from '../encoded/roman-linen-800.webp';
import avif1200 from '../encoded/roman-linen-1200.avif';
import webp1200 from '../encoded/roman-linen-1200.webp';

export const romanLinen: Image = {
  url: webp800,
  alt: "Linen soft-fold roman shade above a kitchen sink and granite worktop.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpgAAABXRUJQVlA4IIwAAABQBQCdASoYABIAPp1AnEmlo6KhMBgIALATiWUAsO8sJwAF/xLKN0WNNxd7Rrb1TfrNvQAA/vHWdfVOU+to0F+yOEQzV3/hp+dsyXKKKXU+6jvCJ6PUM900bRh51EyXIGByn174bH8f4LA8fDATWha6D/oHkIeabwdOq/nV7DdImZDBwJydWfcRWkQAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
