// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/woven-reeds-480.avif';
import webp480 from '../encoded/woven-reeds-480.webp';
import avif800 from '../encoded/woven-reeds-800.avif';
import webp800 from '../encoded/woven-reeds-800.webp';

export const wovenReeds: Image = {
  url: webp800,
  alt: "Macro view of woven bamboo reeds.",
  width: 800,
  height: 600,
  preview: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAwCdASoYABIAPp1InkslpCKhqAgAsBOJZQDOZoAAP58xZEQE4AD+4WNVr2lLWx3dELDT/it9QM5B91xjtL4DEw6oruGN7CoAMXXXtAAAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
  ],
};
