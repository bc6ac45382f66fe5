// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/screen-charcoal-480.avif';
import webp480 from '../encoded/screen-charcoal-480.webp';
import avif800 from '../encoded/screen-charcoal-800.avif';
import webp800 from '../encoded/screen-charcoal-800.webp';
import avif1200 from '../encoded/screen-charcoal-1200.avif';
import webp1200 from '../encoded/screen-charcoal-1200.webp';

export const screenCharcoal: Image = {
  url: webp800,
  alt: "Charcoal solar screen lowered over a covered patio with a teak sofa.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRswAAABXRUJQVlA4IMAAAADwBACdASoYABIAPp1Cmkmlo6IhKA1QsBOJYwCdGaAAMIL54npxFVjVFwR7wouk3AAA+FvTr1KNcMuG2NIigrn7XfxGp4o2bDgR4CSd7n0vbkYgT1jmClC7+ivvpCiNUoXQAFeZgEQL517PSaPnTrb499sMseG4i0HfzYYos5py/Mj8q1kM4AsM+pKyh3149TDZvcXvs74eNPfi1XMqXwVxRnJqL8Ki3++DwWbTaq1TdmkQzgXV3s6l9ctN9K0wAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
