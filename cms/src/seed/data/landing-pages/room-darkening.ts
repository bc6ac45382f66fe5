import type { SeedLandingPage } from '../../types';

export const roomDarkening: SeedLandingPage = {
  path: '/products/roller-blinds/room-darkening',
  title: 'Room Darkening Roller Blinds',
  description:
    'Dusk at noon, without the weight of a blackout: for films, naps and the low sun of a west window.',
  heroImage: 'roller-room-darkening-graphite',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Roller Blinds', link: '/products/roller-blinds' },
  ],
  metaDescription:
    'Room darkening roller blinds block about 90-95% of light, by day and by street lamp. Four cloths, cassette or open roll, made to measure in Canada.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'Blocks about 90-95% of light',
      text: 'Enough to doze, to watch and to work by; you still know that it is day.',
      figure: '90-95',
      unit: '%',
      items: [
        {
          title: 'Privacy round the clock',
          description: 'Nothing shows from the street, with the lamps on as well.',
        },
        {
          title: 'A picture without reflections',
          description: 'A dark face cuts what a television throws back better than a pale one.',
        },
        {
          title: 'Cooler afternoons',
          description: 'The white back sends summer sun out through the glass again.',
        },
        {
          title: 'Slower fading',
          description: 'Less light on the floor means more years in the wood and the rug.',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'Between a filter and a blackout',
      image: 'roller-room-darkening-oat',
      items: [
        {
          title: 'A weave with a thin back',
          description:
            'One coat of acrylic closes the holes of a basket weave. The front keeps its texture, and the roll stays slim.',
        },
        {
          title: 'A cassette that hides the roll',
          description:
            'The curved 3 in cassette is covered in the same cloth. It also closes the gap at the top, where a bare roll lets in a bright line.',
        },
        {
          title: 'One face to the street',
          description:
            'Whatever colour you choose inside, the back is white, so that the house looks the same from outside.',
        },
      ],
    },
    {
      __component: 'sections.swatches',
      heading: 'Four room darkening cloths',
      note: 'Dark cloths make a room calmer at once, so hold a sample against the wall before you decide. Every one of these has a white back.',
      swatches: [
        { name: 'Chalk', note: 'Bright at noon, quiet beside white trim', color: '#dedbd4' },
        { name: 'Oat', note: 'A basket weave that hides fingerprints', color: '#c6b595' },
        { name: 'Clay', note: 'Warms north and east rooms without paint', color: '#a8755c' },
        { name: 'Graphite', note: 'Best beside a television', color: '#45484b' },
      ],
      link: { text: 'Request Fabric Samples', link: '/contact' },
    },
    {
      __component: 'sections.table',
      heading: 'Is it dark enough for you?',
      text: 'What each cloth leaves of a sunny noon, and of the night outside.',
      tables: [
        {
          columns: 'Cloth | At noon | With a street lamp outside | Good for',
          rows: `Light Filtering | Bright, without glare | Shapes show when a lamp is on inside | Living rooms, kitchens
Room Darkening | Dusk, a thin line at the edges | A little glow at the sides | Dens, guest rooms, offices
Blackout | Night, a hairline at the sides | Nothing | Bedrooms, nurseries, media rooms`,
        },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'See each of them in a room',
      text: 'Every room darkening roller, with its price for a 36 by 48 in window.',
      link: {
        text: 'All room darkening rollers',
        link: '/products?category=roller-blinds&type=room_darkening',
      },
    },
  ],
};
