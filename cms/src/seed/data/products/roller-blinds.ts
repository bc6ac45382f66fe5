import type { SeedProduct } from '../../types';

export const rollerBlinds: readonly SeedProduct[] = [
  {
    slug: 'banff-linen-roller',
    name: 'Banff Linen Roller',
    category: 'roller-blinds',
    description:
      'A slubbed linen and polyester weave that turns hard afternoon sun into an even, soft light. At 240 g/m² the cloth hangs flat and its edges do not curl. Cordless spring lift; one piece covers up to 118 in without a seam. Suits living rooms that want privacy by day and no gloom.',
    price: 28900,
    image: 'roller-light-filtering-linen',
    gallery: ['hero-living-roller-shades', 'swatch-roller-lf-linen'],
    filterType: 'light_filtering',
    featured: true,
  },
  {
    slug: 'meadow-sage-roller',
    name: 'Meadow Sage Roller',
    category: 'roller-blinds',
    description:
      'A pale sage batiste that tints the light a little and keeps the shape of the garden behind it. The yarn is dyed before weaving, so a south window takes years to fade it. Cordless lift with a slim aluminum hem bar. Good beside plants and grey upholstery.',
    price: 29400,
    image: 'roller-light-filtering-sage',
    gallery: ['swatch-roller-lf-sage'],
    filterType: 'light_filtering',
  },
  {
    slug: 'oat-cassette-roller',
    name: 'Oat Cassette Roller',
    category: 'roller-blinds',
    description:
      'A basket weave with a thin acrylic back that blocks about 90-95% of light while the front keeps its texture. The roll hides in a curved 3 in cassette covered in the same cloth. Made for reading corners and dens, where a lamp should win over the window.',
    price: 31200,
    image: 'roller-room-darkening-oat',
    gallery: ['swatch-roller-rd-oat'],
    filterType: 'room_darkening',
  },
  {
    slug: 'graphite-cassette-roller',
    name: 'Graphite Cassette Roller',
    category: 'roller-blinds',
    description:
      'The room-darkening basket weave in graphite, with a white back so that the house looks the same from the street. A dark face cuts reflections on a television better than a pale one. Curved cassette, cordless lift, up to 108 in wide.',
    price: 31200,
    image: 'roller-room-darkening-graphite',
    gallery: ['swatch-roller-rd-graphite'],
    filterType: 'room_darkening',
    inStock: false,
  },
  {
    slug: 'elbow-blackout-roller',
    name: 'Elbow Blackout Roller',
    category: 'roller-blinds',
    description:
      'Navy twill with three passes of acrylic foam behind it, for rooms that have to be properly dark before bedtime. The cloth blocks up to 99% of light with 100% UV protection; side channels close most of what leaks past the edges. Wipe with a damp cloth, no washing.',
    price: 32900,
    image: 'roller-blackout-navy',
    gallery: ['swatch-roller-bo-navy'],
    filterType: 'blackout',
  },
  {
    slug: 'stone-blackout-roller',
    name: 'Stone Blackout Roller',
    category: 'roller-blinds',
    description:
      'A warm stone twill with a white back to the street, for bedrooms that get the first sun of the day. Heavy at 390 g/m², so it also takes the edge off traffic noise. Order it as an outside mount, 3 in wider than the opening, if you wake easily.',
    price: 33900,
    image: 'roller-blackout-stone',
    gallery: ['landing-roller-blackout', 'swatch-roller-bo-stone'],
    filterType: 'blackout',
  },
  {
    slug: 'frost-blackout-roller',
    name: 'Frost Blackout Roller',
    category: 'roller-blinds',
    description:
      'An off-white blackout that disappears into painted trim when it is up. The coating is white on both sides, so the cloth stays bright at noon and shows no grey cast. The spring lift stops where you leave it and has no cord for small hands to find.',
    price: 31900,
    image: 'roller-blackout-white-sage-room',
    filterType: 'blackout',
  },
  {
    slug: 'lodge-solar-roller',
    name: 'Lodge Solar Roller',
    category: 'roller-blinds',
    description:
      'Three percent open: takes out the glare, keeps the mountains. The charcoal screen is PVC-coated polyester, and a dark mesh gives a clearer view out than a light one. For tall glass that faces west. After dark the view reverses, so plan a second layer where you need privacy.',
    price: 31800,
    image: 'roller-solar-screen-charcoal',
    filterType: 'light_filtering',
  },
];
