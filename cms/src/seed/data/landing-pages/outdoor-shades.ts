import type { SeedLandingPage } from '../../types';

export const outdoorShades: SeedLandingPage = {
  path: '/products/outdoor-shades',
  title: 'Outdoor Shades',
  description:
    'Sun is easiest to stop before it reaches the glass. Screens and tracks for patios, decks and the west side of the house.',
  heroImage: 'hero-patio-outdoor-shades',
  heroLinks: [
    { text: 'See all outdoor shades', link: '/products/outdoor-shades#catalogue' },
    { text: 'Request Quote', link: '/contact' },
  ],
  metaDescription:
    'Outdoor solar screens block up to 95% of UV before it reaches the glass. Zippered tracks, clear vinyl and motors for patios and decks, made to measure.',
  category: 'outdoor-shades',
  features: [
    {
      title: 'Heat stays outside',
      description:
        'Outdoor solar screens block up to 95% of UV and stop the sun before the glass turns it into heat. An indoor blind can only send part of it back.',
    },
    {
      title: 'You still see the yard',
      description:
        'The mesh is named by its holes: 10% for air and view, 5% for most patios, 1% for privacy. A dark mesh is clearer to look through, a pale one glows.',
    },
    {
      title: 'Built for prairie weather',
      description:
        'Powder-coated aluminum, stainless fasteners and welded hems. Lowered in their tracks our zip screens stand gusts of 90 km/h; raise them before ice.',
    },
  ],
  variants: [
    {
      title: 'Solar Screens',
      description: 'Open mesh on a roller, for shade with a breeze and a view.',
      image: 'outdoor-screen-sand-patio',
      link: '/products?category=outdoor-shades&type=solar',
    },
    {
      title: 'Zippered Track Systems',
      description: 'Edges that run in a track: no flapping in wind, no gap for mosquitoes.',
      image: 'outdoor-screen-bronze-patio',
      link: '/products?category=outdoor-shades&q=zip',
    },
    {
      title: 'Clear Vinyl Options',
      description: 'A clear wall against rain and wind, so that the deck lasts into October.',
      image: 'outdoor-lanai-stone',
      link: '/contact',
    },
    {
      title: 'Motorized Outdoor Systems',
      description: 'By remote or by the weather: sun lowers them, wind raises them.',
      image: 'outdoor-lanai-graphite',
      link: '/products?category=outdoor-shades&type=motorized',
    },
  ],
  sections: [
    {
      __component: 'sections.table',
      heading: 'How open should the mesh be?',
      tables: [
        {
          columns: 'Openness | By day | What it is good for',
          rows: `10% | Air moves freely, a clear view | Covered decks, north and east sides
5% | Shade with a view of the yard | Most patios, south and west sides
3% | Glare gone, shapes stay | Low evening sun, water and snow
1% | A dark panel from outside | Hot tubs, close neighbours`,
        },
      ],
    },
    {
      __component: 'sections.panel',
      heading: 'What holds it in the wind',
      text: 'A free-hanging screen is a sail. With a zipper welded to each edge, the cloth runs in a closed channel and cannot pull out, whatever the chinook does.',
      points: `Channels that give a little, so that a gust does not tear the mesh
A weighted bar that locks at the bottom
Gear crank as standard; motor with wind sensor on request`,
      image: 'outdoor-screen-forest-patio',
    },
    {
      __component: 'sections.accordion',
      heading: 'Before the first season',
      items: [
        {
          question: 'Do I still need a blind inside?',
          answer:
            'For the night, yes: with a lamp on, a mesh is clear from outside. A [light filtering roller](/products/roller-blinds/light-filtering) or any other of our [collections](/products) does that.',
        },
        {
          question: 'What about snow and freezing rain?',
          answer:
            'Raise the screen before either. Ice in a track can tear a zipper, and that is the one damage we see every spring. Dry mesh may stay down all winter.',
        },
        {
          question: 'What can it be fixed to?',
          answer:
            'Wood, steel, brick and concrete, and the soffit if there is timber behind it. We look at the wall when we [measure](/contact#consultation-form).',
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'All outdoor shades' },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
