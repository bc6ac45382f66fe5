// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/mega-offers-480.avif';
import webp480 from '../encoded/mega-offers-480.webp';
import avif800 from '../encoded/mega-offers-800.avif';
import webp800 from '../encoded/mega-offers-800.webp';
import avif1200 from '../encoded/mega-offers-1200.avif';
import webp1200 from '../encoded/mega-offers-1200.webp';

export const megaOffers: Image = {
  url: webp800,
  alt: "Ivory zebra shades in a blue-grey living room.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRtAAAABXRUJQVlA4IMQAAAAwBQCdASoYABIAPp1Cmkklo6IhKA1QsBOJYwCsAYyycJRYW9t3RILD0GBwLK4QBsBoYAD9/O5BOOfV1ek8xdo1DGlnM88qBKwJsdRxSpvucMtF7DvECY2tsd6Nhisx7YfKvmzqCQTgfAIpI28AWaD6NKW9PbP4DJoBWjHK4xUBgle2KY1ISn/lOAuqNcCltDCE+lIgwivDUxX8/KX41T9cM/ada0ZdqeL0rDgCdLFUSxMbKD68bt/rJfqQBmONsIAlgAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
