import type { SeedProduct } from '../../types';

export const zebraShades: readonly SeedProduct[] = [
  {
    slug: 'two-light-zebra',
    name: 'Two Light Zebra, Ivory',
    category: 'zebra-shades',
    description:
      'Bands of sheer and solid slide past each other, from open view to screen-friendly shade. Three-inch ivory bands on a continuous loop of cloth, so half a turn changes the room. Filters rather than darkens: expect fine lines of light between the bands when closed.',
    price: 31800,
    image: 'zebra-living-ivory',
    filterType: 'light_filtering',
  },
  {
    slug: 'two-light-zebra-taupe',
    name: 'Two Light Zebra, Taupe',
    category: 'zebra-shades',
    description:
      'Taupe bands with a little metal thread in the sheer, which keeps the cloth from sagging at widths up to 102 in. The cassette is square and 3.5 in deep, so check the depth of your frame before choosing an inside mount.',
    price: 32400,
    image: 'zebra-living-taupe',
    gallery: ['landing-zebra-shades'],
    filterType: 'light_filtering',
  },
  {
    slug: 'two-light-zebra-charcoal',
    name: 'Two Light Zebra, Charcoal',
    category: 'zebra-shades',
    description:
      'Denser bands in charcoal that overlap by a quarter inch and bring the room down to about a twentieth of its daylight. Open them a band at a time when the sun moves off the window. Holds its own against white trim and grey boucle.',
    price: 33800,
    image: 'zebra-living-charcoal',
    filterType: 'room_darkening',
    inStock: false,
  },
  {
    slug: 'studio-zebra-sand',
    name: 'Studio Zebra, Sand',
    category: 'zebra-shades',
    description:
      'Made with desks in mind: four-inch sand bands that can sit just below the top of a monitor, where the glare comes from. A matte yarn keeps reflections off the glass. Cordless hem, stops within a finger of where you let go.',
    price: 31200,
    image: 'zebra-office-sand',
    filterType: 'light_filtering',
  },
];
