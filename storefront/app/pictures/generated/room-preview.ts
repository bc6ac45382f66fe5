// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/room-preview-480.avif';
import webp480 from '../encoded/room-preview-480.webp';
import avif800 from '../encoded/room-preview-800.avif';
import webp800 from '../encoded/room-preview-800.webp';
import avif1200 from '../encoded/room-preview-1200.avif';
import webp1200 from '../encoded/room-preview-1200.webp';

export const roomPreview: Image = {
  url: webp800,
  alt: "A kitchen with a roman shade fitted over the photo of its window.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACQBACdASoYABIAPp1CmkglpCKhMAgAsBOJZQC2yywBtAv9nVg1Hk+HxW3HPUAA/ud4wuDZBgCpuc7mjkmkKzhdbnvZ1OnSBitzjHINH03Tq8sY74uGQxZe/H3qCqlBVWLVddv8P5S3yIGVKKTnZ77Vc+gCwc2sWYIX3RUAQsUuCzH4m1YAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
