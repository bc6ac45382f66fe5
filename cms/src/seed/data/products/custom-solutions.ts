import type { SeedProduct } from '../../types';

export const customSolutions: readonly SeedProduct[] = [
  {
    slug: 'sunburst-arch-flax',
    name: 'Sunburst Arch, Flax',
    category: 'custom-solutions',
    description:
      'A pleated fan for the arch and a cellular shade for the window below it, cut from one roll so the colours agree. We work from a paper template of your arch, since few are true half circles. The fan is fixed; the lower shade lifts without a cord.',
    price: 68900,
    image: 'custom-arched-window',
    filterType: 'light_filtering',
  },
  {
    slug: 'sunburst-arch-mist',
    name: 'Sunburst Arch, Mist',
    category: 'custom-solutions',
    description:
      'The sunburst fan in mist blue above a grey cellular shade with foil-lined cells. The lined cells block about 90-95% of light in the lower part, while the fan keeps a little sky. Made for stair halls and gable bedrooms where the arch faces east.',
    price: 71900,
    image: 'custom-arched-window-blue',
    filterType: 'room_darkening',
  },
  {
    slug: 'panorama-linked-shades',
    name: 'Panorama Linked Shades',
    category: 'custom-solutions',
    description:
      'Three room-darkening shades on one tube line and one hardwired motor, for glass up to 240 in wide. Priced per 36 in panel. Couplings carry the turn from tube to tube, so every hem bar moves together and the light gaps stay under an inch. Sandy cloth with a white street side.',
    price: 49900,
    image: 'custom-wide-sea-view',
    filterType: 'room_darkening',
    powerType: 'wired',
  },
];
