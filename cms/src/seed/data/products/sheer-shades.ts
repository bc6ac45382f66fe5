import type { SeedProduct } from '../../types';

export const sheerShades: readonly SeedProduct[] = [
  {
    slug: 'vesper-sheer-ivory',
    name: 'Vesper Sheer, Ivory',
    category: 'sheer-shades',
    description:
      'Three-inch ivory vanes between two layers of knitted sheer. Tilt them shut for privacy, open for a softened view, or roll the whole shade into its headrail. The sheers spread light sideways, so a deep room is bright at the back wall. Up to 120 in wide.',
    price: 48900,
    image: 'sheer-lounge-ivory',
    gallery: ['sheer-vane-close', 'landing-sheer-shades'],
    filterType: 'light_filtering',
    featured: true,
  },
  {
    slug: 'vesper-sheer-dove',
    name: 'Vesper Sheer, Dove',
    category: 'sheer-shades',
    description:
      'The Vesper vane in dove grey, which takes the yellow out of late sun. It looks its best framed by plain drapes that can close behind it at night. Vacuum with the brush head; the knit does not snag like woven sheer.',
    price: 48900,
    image: 'sheer-lounge-dove',
    filterType: 'light_filtering',
  },
  {
    slug: 'vesper-sheer-sand',
    name: 'Vesper Sheer, Sand',
    category: 'sheer-shades',
    description:
      'Sand-coloured vanes with a dim-out core: closed, they block about 90-95% of light, open they look as airy as the others. One shade does the work of a sheer and a lined curtain. The vanes weigh more, so above 96 in we fit a motor.',
    price: 53900,
    image: 'sheer-lounge-sand',
    filterType: 'room_darkening',
  },
];
