// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/zebra-charcoal-480.avif';
import webp480 from '../encoded/zebra-charcoal-480.webp';
import avif800 from '../encoded/zebra-charcoal-800.avif';
import webp800 from '../encoded/zebra-charcoal-800.webp';
import avif1200 from '../encoded/zebra-charcoal-1200.avif';
import webp1200 from '../encoded/zebra-charcoal-1200.webp';

export const zebraCharcoal: Image = {
  url: webp800,
  alt: "Charcoal zebra shades in an off-white living room.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRuQAAABXRUJQVlA4INgAAABwBQCdASoYABIAPp1GnUslo6KhqAgAsBOJYwCdMtP6ACUTm5f7W/wLOq1uh2ks2fYFxRoAAP7tSvIETznb4+vAEbYnWcJ7INV5JoPPOwuJ+n6Hwqb9iFxIkb0qbcGzZWlaKsJDlzs4uFCy8jrgA5SlP3DsAmFcPz7tngV+dOdb0AXk2QHJ79fgauihRbMDSPyY14xGDiJGC/x/fro0JsngRynZMBgHKElE1thl8NkE+CXCqrhERmyMunCImijIkkCwwY9Z1d7yCK5ulFOeLa5OwRlPjtjZ8AA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
