// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/roller-dusk-480.avif';
import webp480 from '../encoded/roller-dusk-480.webp';
import avif800 from '../encoded/roller-dusk-800.avif';
import webp800 from '../encoded/roller-dusk-800.webp';
import avif1200 from '../encoded/roller-dusk-1200.avif';
import webp1200 from '../encoded/roller-dusk-1200.webp';

export const rollerDusk: Image = {
  url: webp800,
  alt: "Slate motorized shade in an evening living room with a brown sofa.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRtwAAABXRUJQVlA4INAAAABQBQCdASoYABIAPp1Am0klo6KhKA1QsBOJQBYj6rg0fWFVTMQfeou+XbuQgNlpHvm/pSAA/sj8FfK/AatviKOPlCR+JvpFrYVgz12bVb2U29LC8+DOyhlExCT0iOgK4ZW2S7jUbc2u0xV9axP9YA/jMo8W/Mee+RARQhLqQdN1l2z7rDCraGzwtnUJUYwQeHdus0eTWOUtjMZltqYCJM89xxyUImrJRpcx/mARk1SY6BZTiav75FIHq3wOrdvJFXtvHMFdxeP24231SQwiWAAA',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
