// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/drapery-terracotta-480.avif';
import webp480 from '../encoded/drapery-terracotta-480.webp';
import avif800 from '../encoded/drapery-terracotta-800.avif';
import webp800 from '../encoded/drapery-terracotta-800.webp';
import avif1200 from '../encoded/drapery-terracotta-1200.avif';
import webp1200 from '../encoded/drapery-terracotta-1200.webp';

export const draperyTerracotta: Image = {
  url: webp800,
  alt: "Terracotta pleated drapes on a black rod beside a boucle chair.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRvIAAABXRUJQVlA4IOYAAABwBQCdASoYABIAPp1EnEolo6KhqAqosBOJQBOmWh3rVo0K1dMr1CKEpVU7PH2G3bnWqa+AAP7uGWLL95UjL1i+Y66jDgGSmx4Jt+a3BGOMHcrRxKSfaXfb+Qk8EEg1Rq4EbKjau04D4BGL6qAB5/qeWPvO/wBEXO9cyyv7sDbevGTYoLgb7uLJwTSLRN8oSeN34jjWZpN/oQep0mAli7qZ0DL59M/je4ldM9eO5Eem5nzTDZzs9P7H4J5A+66PkwFepRgYHF5DPfR94u7pKxd2XO0YhLtbS8PtvauFiW8m6TnV5anAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
