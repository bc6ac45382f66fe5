// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-sideboard-480.avif';
import webp480 from '../encoded/roller-sideboard-480.webp';
import avif800 from '../encoded/roller-sideboard-800.avif';
import webp800 from '../encoded/roller-sideboard-800.webp';
import avif1200 from '../encoded/roller-sideboard-1200.avif';
import webp1200 from '../encoded/roller-sideboard-1200.webp';

export const rollerSideboard: Image = {
  url: webp800,
  alt: "White roller shade half lowered above a walnut sideboard.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRrAAAABXRUJQVlA4IKQAAACQBACdASoYABIAPp1Am0klo6KhKA1QsBOJYwCdABI2Y1IPUZvtlIiC5O4tmPgA/utbZrVAS6zgzAxW8VjfYofWKFo24KN1PXR7TP47DvSr69WQmQVWCNYOIZ9Vwjas+VCmScLdCjo23TZD24KzyZZjf14wAC1w0EJDSF6mVroPWQnFCYfSsSK8fKVFpuIUjr2v6p0wzWP5AD6bzsB+Guw1iiAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
