// Written by encode.mjs; edit list.mjs instead.
import type { Image } from '#app/domain/catalogue';

import avif480 from '../encoded/drapery-slate-480.avif';
import webp480 from '../encoded/drapery-slate-480.webp';
import avif800 from '../encoded/drapery-slate-800.avif';
import webp800 from '../encoded/drapery-slate-800.webp';
import avif1200 from '../encoded/drapery-slate-1200.avif';
import webp1200 from '../encoded/drapery-slate-1200.webp';

export const draperySlate: Image = {
  url: webp800,
  alt: "Slate-blue pleated drapes in a warm-white lounge.",
  width: 1200,
  height: 900,
  preview: 'data:image/webp;base64,UklGRuQAAABXRUJQVlA4INgAAACwBQCdASoYABIAPp1InkslpCKhqAgAsBOJYwCdMtP8q0kA4W0KEkGK009Go8xUE5CxsUzEDTQA/scna8ip6BCkxQqdf7qLj6c5jV52Waw78hk+lKuG7RxFhfBMAgjKRf0dUZGUJtJzWORgmksu/q67Kxl0C4LWA/BcPkFcuCa+zD/dxoz/CXbA68tVf/MFizksl7yLA+2F4bl+wWv+gTT+A5C/x44/mzYj+02NjqApImGUdc1wEVlilLvAGJoMdM5/JRNSZdxSpTDOjtAiENIsXyu5xKHRAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
