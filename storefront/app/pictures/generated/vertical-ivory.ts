// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/vertical-ivory-480.avif';
import webp480 from '../encoded/vertical-ivory-480.webp';
import avif800 from '../encoded/vertical-ivory-800.avif';
import webp800 from '../encoded/vertical-ivory-800.webp';
import avif1200 from '../encoded/vertical-ivory-1200.avif';
import webp1200 from '../encoded/vertical-ivory-1200.webp';

export const verticalIvory: Image = {
  url: webp800,
  alt: "Ivory fabric vertical blinds on a wide patio door.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRqAAAABXRUJQVlA4IJQAAACQBQCdASoYABIAPp1Cmkmlo6IhMBgIALATiWcAtOgQ74OVyJ1uF21ljVA2vF7ivAq8n5Ox6AD+625CH43frqLPSRhWrRtzDCT0G4qZmQ+Jxuy+weT4RhoSmyhN99PM9loWg6F0sbhUw7G47X6DdYr/j+fifCOn+xmO24Sv+i5p265WZNKe8AnVgDO9/rs4fc6jMVwA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
