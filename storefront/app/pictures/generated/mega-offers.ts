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
  preview: 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAADQBACdASoYABIAPu1mqk8ppaOiKA1RMB2JYwC7AA9j2wepDWAVbt8+RhF49msA4AD8inqwaA/ZaoDTyq12mr6GLRqKvmU/5t/AIg8IPTWbmP3W7HLFjs+vfa70urSDI8mONx8JZ3X8jb2DQIWvnJZ5TeMyPbX2mytFe3z3PDpDCOtWzZab/C1mkBeZxeIkg1Hkl/OAAAA=',
  sources: [
    { format: 'avif', width: 480, url: avif480 },
    { format: 'webp', width: 480, url: webp480 },
    { format: 'avif', width: 800, url: avif800 },
    { format: 'webp', width: 800, url: webp800 },
    { format: 'avif', width: 1200, url: avif1200 },
    { format: 'webp', width: 1200, url: webp1200 },
  ],
};
