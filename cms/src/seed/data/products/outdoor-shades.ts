import type { SeedProduct } from '../../types';

export const outdoorShades: readonly SeedProduct[] = [
  {
    slug: 'chinook-outdoor-screen',
    name: 'Chinook Outdoor Screen, Charcoal',
    category: 'outdoor-shades',
    description:
      'Zippered edges hold a tight solar weave against prairie wind and keep the heat outside the glass. The charcoal mesh is five percent open and blocks up to 95% of UV; you still see the yard. Gear crank as standard, rated to gusts of 90 km/h when fully lowered.',
    price: 69000,
    image: 'outdoor-screen-charcoal-patio',
    filterType: 'light_filtering',
    featured: true,
  },
  {
    slug: 'chinook-outdoor-screen-bronze',
    name: 'Chinook Outdoor Screen, Bronze',
    category: 'outdoor-shades',
    description:
      'The Chinook zip screen in bronze, close to stained cedar and brown eavestrough. Five percent open, vinyl-coated polyester, welded hem. It stops mosquitoes at dusk as well as sun at four. Raise it before freezing rain, because ice in the track can tear a zipper.',
    price: 69000,
    image: 'outdoor-screen-bronze-patio',
    gallery: ['hero-patio-outdoor-shades'],
    filterType: 'light_filtering',
  },
  {
    slug: 'chinook-outdoor-screen-sand',
    name: 'Chinook Outdoor Screen, Sand',
    category: 'outdoor-shades',
    description:
      'A sand mesh, ten percent open, for covered decks that need airflow more than shade. A pale screen glows rather than darkens, so the room behind it stays bright. Gear crank, powder-coated cassette, stainless fasteners throughout.',
    price: 68000,
    image: 'outdoor-screen-sand-patio',
    filterType: 'light_filtering',
    inStock: false,
  },
  {
    slug: 'tofino-deck-screen-stone',
    name: 'Tofino Deck Screen, Stone',
    category: 'outdoor-shades',
    description:
      'For decks by the water, with a marine-grade finish on every aluminum part. Stone mesh, three percent open, on a hardwired 120 V motor that plugs into a covered outlet. A wind sensor raises it before a squall does.',
    price: 94900,
    image: 'outdoor-lanai-stone',
    gallery: ['blog-outdoor-season'],
    filterType: 'light_filtering',
    powerType: 'wired',
  },
  {
    slug: 'tofino-deck-screen-graphite',
    name: 'Tofino Deck Screen, Graphite',
    category: 'outdoor-shades',
    description:
      'Graphite mesh, one percent open: the densest weave we hang outdoors, blocking about 90-95% of light and most of the glare off the sea. By day neighbours see nothing but a dark panel. Hardwired motor, remote with a wall cradle.',
    price: 97900,
    image: 'outdoor-lanai-graphite',
    filterType: 'room_darkening',
    powerType: 'wired',
  },
];
