import type { SeedProduct } from '../../types';

export const cellularShades: readonly SeedProduct[] = [
  {
    slug: 'aspen-cellular-white',
    name: 'Aspen Cellular, Soft White',
    category: 'cellular-shades',
    description:
      'Two layers of honeycomb that hold still air at the glass, for the coldest side of the house. Half-inch double cells in spunlace polyester, soft white on both faces. The whole shade packs into a 3 in stack, so tall windows keep their view.',
    price: 34200,
    image: 'cellular-bedroom-white',
    gallery: ['landing-cellular-shades'],
    filterType: 'light_filtering',
  },
  {
    slug: 'aspen-cellular-clay',
    name: 'Aspen Cellular, Clay',
    category: 'cellular-shades',
    description:
      'Clay-rose double cells with a denser back that block about 90-95% of light and give a bedroom a warm dusk at any hour. The pleats hide no dust: air from a hair dryer on cool clears them. White to the street.',
    price: 35200,
    image: 'cellular-bedroom-blush',
    filterType: 'room_darkening',
  },
  {
    slug: 'aspen-cellular-dusk-blue',
    name: 'Aspen Cellular, Dusk Blue',
    category: 'cellular-shades',
    description:
      'Each cell is lined with a thin foil that stops up to 99% of light and reflects heat back into the room. Of all our blackouts it is the warmest in January and the lightest to lift. Add side tracks if the window faces a street lamp.',
    price: 38400,
    image: 'cellular-bedroom-navy',
    filterType: 'blackout',
  },
  {
    slug: 'lookout-top-down-oat',
    name: 'Lookout Top-Down, Oat',
    category: 'cellular-shades',
    description:
      'Top-down bottom-up: lower it from the top and the sky comes in while the street stays out. Single 3/8 in cells in oat, on two cordless rails that hold wherever you leave them. A good answer for ground-floor studies and bathrooms.',
    price: 37900,
    image: 'cellular-top-down-oat',
    filterType: 'light_filtering',
  },
  {
    slug: 'lookout-top-down-slate',
    name: 'Lookout Top-Down, Slate',
    category: 'cellular-shades',
    description:
      'The two-rail Lookout in slate blue with room-darkening cells. Park it in the middle and a desk gets daylight from above without a face at the window. Up to 84 in wide; above that the rails begin to bow and we would rather make two.',
    price: 39400,
    image: 'cellular-top-down-slate',
    filterType: 'room_darkening',
    featured: true,
  },
];
