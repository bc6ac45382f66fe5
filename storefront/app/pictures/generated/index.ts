// Written by encode.mjs; edit list.mjs instead.
export { heroLiving } from './hero-living';
export { heroDining } from './hero-dining';
export { heroPatioDoor } from './hero-patio-door';
export { heroDusk } from './hero-dusk';
export { heroPatio } from './hero-patio';
export { roomPreview } from './room-preview';
export { megaMotorized } from './mega-motorized';
export { megaOffers } from './mega-offers';
export { showroom } from './showroom';
export { social } from './social';
