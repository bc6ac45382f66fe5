// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-solar-480.avif';
import webp480 from '../encoded/roller-solar-480.webp';
import avif800 from '../encoded/roller-solar-800.avif';
import webp800 from '../encoded/roller-solar-800.webp';
import avif1200 from '../encoded/roller-solar-1200.avif';
import webp1200 from '../encoded/roller-solar-1200.webp';

export const rollerSolar: Image = {
  url: webp800,
  alt: "Charcoal solar screen shades on steel-framed windows in a brick loft.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRuwAAABXRUJQVlA4IOAAAADQBQCdASoYABIAPp1EnEolo6KhqAqosBOJYgCdMuNwGQdAONA3wDrwvCvihha3PFfdZAkmcb/wAP6Ro1K7C5DzlMC72cDOWTUCTe5RsA6wj0rXoPJBxXjr+eQCez+++sXYLSoRFqkmVjjMrz+zIGrEVIxOCaxGKupqSfXztAvvnULbSSg1xJZmqYRj6cCr7ifGox3Qd/BW+1lO2DUV8ZZSxEGaStasr3uJ1F/e1ZAFDYQFtzM9l69J80CbcM1ymzep7F8VEnqbn4eywimHC5ZY4ubXI7bxvkFFgH8nyigAAA==',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
