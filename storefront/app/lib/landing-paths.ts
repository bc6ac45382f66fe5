/**
 * The landing pages of the shop (spec §2.1), in the order of its table. Their words are the CMS's; which of them exist
 * is ours. They stand before the generic `/products/{slug}`.
 */
export const landingPaths = [
  '/products/roller-blinds',
  '/products/roller-blinds/light-filtering',
  '/products/roller-blinds/room-darkening',
  '/products/roller-blinds/blackout',
  '/products/roller-blinds/motorized',
  '/products/vertical-blinds',
  '/products/vertical-blinds/fabric',
  '/products/vertical-blinds/pvc',
  '/products/vertical-blinds/replacement-slats',
  '/products/motorized-options',
  '/products/roman-shades',
  '/products/outdoor-shades',
  '/products/custom-solutions',
  '/products/smart-home',
] as const;
