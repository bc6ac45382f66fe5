import type { SeedLandingPage } from '../../types';

export const fabricVertical: SeedLandingPage = {
  path: '/products/vertical-blinds/fabric',
  title: 'Fabric Vertical Blinds',
  description:
    'The softness of a curtain on the track of a blind: woven vanes that turn with the sun and hang still in front of a door.',
  heroImage: 'vertical-fabric-sage-patio-door',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Vertical Blinds', link: '/products/vertical-blinds' },
  ],
  metaDescription:
    'Fabric vertical blinds for patio doors: how to choose the weave, the control, the stack and the valance. Woven in soft colours and made to measure.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'Why fabric',
      text: 'A hard vane reflects the sun. A woven one takes it in and gives back a glow.',
      items: [
        {
          title: 'Soft, even light',
          description:
            'Closed against the afternoon, an open weave spreads the sun over the whole width of the door.',
        },
        {
          title: 'Quiet',
          description: 'Cloth on cloth makes no sound when the door is open and the air moves.',
        },
        {
          title: 'Privacy by degrees',
          description: 'Turn the vanes a few degrees and nobody sees in, while you still see out.',
        },
        {
          title: 'Kind to rooms that echo',
          description: 'A wall of cloth swallows some of what bare glass throws back.',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'Six choices make it yours',
      items: [
        {
          title: 'Fabric Selection',
          description:
            'Open weaves for living rooms, closed ones for the street side, foam-backed vanes that block about 90-95% of light for bedrooms and offices.',
        },
        {
          title: 'Operation',
          description:
            'A wand that turns and draws, with no cord to hang loose, or a motor in the track that does both.',
        },
        {
          title: 'Stack Options',
          description:
            'To the left, to the right, split in the middle, or gathered in the middle between two windows.',
        },
        {
          title: 'Treatments',
          description:
            'A stain guard for doors that children and dogs use, a flame-retardant finish for public rooms. Neither changes the hand of the cloth.',
        },
        {
          title: 'Custom Sizing',
          description:
            'Every vane is cut to the height of your opening, to the eighth of an inch, and tracks go up to 192 in.',
        },
        {
          title: 'Valances',
          description:
            'A strip of the same cloth over the track, flat or curved, with returns at the ends so that nothing shows from the side.',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'How open a weave?',
      text: 'Hold a sample against the glass and read the number with your own eyes.',
      tables: [
        {
          columns: 'Weave | Seen from outside by day | Seen with a lamp on | Light when closed',
          rows: `Open | Plain surface | Shapes show | Bright, no glare
Closed | Plain surface | A faint glow | Soft
Foam-backed | Plain surface | Nothing | Blocks about 90-95% of light`,
        },
      ],
    },
    {
      __component: 'sections.panel',
      heading: 'Weights that are sewn in',
      text: 'Old verticals had beaded chains along the bottom, which catch feet, paws and vacuum cleaners. Ours carry a flat weight in a sewn pocket: a dog can push through and every vane swings back by itself.',
      points: `Each vane hangs on a carrier of its own
A stained vane is changed in a minute, without a tool`,
      image: 'vertical-fabric-sand-patio-door',
      link: {
        text: 'Order single vanes',
        link: '/products/vertical-blinds/replacement-slats',
      },
    },
    {
      __component: 'sections.call-to-action',
      heading: 'See each of them at a door',
      text: 'Every fabric vertical, with its price for a 36 by 48 in window.',
      link: {
        text: 'All fabric verticals',
        link: '/products?category=vertical-blinds&type=fabric',
      },
    },
  ],
};
