import type { SeedProduct } from '../../types';

export const motorizedOptions: readonly SeedProduct[] = [
  {
    slug: 'dusk-motorized-roller',
    name: 'Dusk Motorized Roller',
    category: 'motorized-options',
    description:
      'One wide shade on a quiet battery motor, lowered at an even pace from a remote or an app. A dense greige twill keeps streetlight out and colour true by day. The battery sits inside the tube, runs about 6-12 months between charges and refills by USB-C. No electrician needed.',
    price: 54900,
    image: 'motorized-dusk-greige',
    gallery: ['hero-dusk-motorized-shades', 'material-motor-detail'],
    filterType: 'room_darkening',
    powerType: 'battery',
    featured: true,
  },
  {
    slug: 'dusk-motorized-roller-slate',
    name: 'Dusk Motorized Roller, Slate',
    category: 'motorized-options',
    description:
      'The Dusk twill in slate, on a 24 V motor fed from the wall. Hardwired shades suit new builds and renovations, where a low-voltage cable can go in before the drywall. Nothing to charge, and one switch moves a whole row level to the eighth of an inch.',
    price: 57900,
    image: 'motorized-dusk-slate',
    gallery: ['material-motor-detail'],
    filterType: 'room_darkening',
    powerType: 'wired',
  },
  {
    slug: 'matinee-motorized-roller-oat',
    name: 'Matinee Motorized Roller, Oat',
    category: 'motorized-options',
    description:
      'A blackout shade for rooms with a screen: oat linen texture in front, three layers of acrylic foam behind. The fabric-wrapped fascia hides roll and motor. It runs below 38 dB, quieter than a fridge. Battery power, one charge about every half year at two movements a day.',
    price: 61900,
    image: 'motorized-media-room-oat',
    gallery: ['landing-motorized-media'],
    filterType: 'blackout',
    powerType: 'battery',
  },
  {
    slug: 'matinee-motorized-roller-charcoal',
    name: 'Matinee Motorized Roller, Charcoal',
    category: 'motorized-options',
    description:
      'Charcoal blackout cloth that throws no light back at the picture, on a hardwired motor. Side channels are part of the set, so a matinee at noon is as dark as a film at nine. Pairs with the projector scene of most smart-home hubs.',
    price: 64900,
    image: 'motorized-media-room-charcoal',
    filterType: 'blackout',
    powerType: 'wired',
    inStock: false,
  },
  {
    slug: 'skyline-motorized-solar',
    name: 'Skyline Motorized Solar',
    category: 'motorized-options',
    description:
      'A pearl-grey screen, three percent open, for glass you cannot reach. A sun sensor on the sill can lower it by itself when the west side heats up. Hardwired, up to 144 in wide in one piece; the mesh is welded, not sewn, so the hem stays flat.',
    price: 59900,
    image: 'motorized-solar-loft',
    gallery: ['swatch-motor-pearl'],
    filterType: 'light_filtering',
    powerType: 'wired',
  },
  {
    slug: 'shoreline-motorized-roller',
    name: 'Shoreline Motorized Roller',
    category: 'motorized-options',
    description:
      'Soft grey light-filtering cloth for a run of windows side by side, priced per panel. The gaps between panels are 1 in, the motors are paired at the workshop, and the hem bars stop in line. The battery charges by USB-C from a long cable, so the ladder stays in the garage.',
    price: 52900,
    image: 'motorized-three-panel-grey',
    filterType: 'light_filtering',
    powerType: 'battery',
  },
];
