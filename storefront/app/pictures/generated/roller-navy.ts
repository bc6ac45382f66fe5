// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-navy-480.avif';
import webp480 from '../encoded/roller-navy-480.webp';
import avif800 from '../encoded/roller-navy-800.avif';
import webp800 from '../encoded/roller-navy-800.webp';
import avif1200 from '../encoded/roller-navy-1200.avif';
import webp1200 from '../encoded/roller-navy-1200.webp';

export const rollerNavy: Image = {
  url: webp800,
  alt: "Navy blackout roller shade in a bedroom with sand-coloured walls.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRtIAAABXRUJQVlA4IMYAAAAwBQCdASoYABIAPp1GnUslo6KhqAgAsBOJYwCdMuuulCFJPDfKSjOxo/dZIhXeIywcHAD82I21ufYYhySNKTlyBDvy0vAmNpNnHpamSNO4ADab+LKwdTRlJkt5DZdux6OJvPpaD/+aFkqrv3QnT3a8soP+fQSNcA3XKdkZekW3PydRBJFQQ2sx0gNqNFTNoGfhlkPkd0uDD+GmMjGMF4D7IMhUImR1AWRRylOnZZvrp582matPCbevghRj0GhjB8O6Mt1wAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
