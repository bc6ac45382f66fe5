import type { SeedLandingPage } from '../../types';

export const rollerBlinds: SeedLandingPage = {
  path: '/products/roller-blinds',
  title: 'Roller Blinds',
  description: 'One clean plane of cloth, from a light filter to a full blackout.',
  heroImage: 'hero-living-roller-shades',
  heroLinks: [
    { text: 'See all roller blinds', link: '/products/roller-blinds#catalogue' },
    { text: 'Request Quote', link: '/contact' },
  ],
  metaDescription:
    'Roller blinds made to measure in Canada: light filtering, room darkening, blackout and motorized. Which cloth does what, with prices for every blind.',
  category: 'roller-blinds',
  sections: [
    {
      __component: 'sections.variants',
      heading: 'How much light do you want to keep?',
      variants: [
        {
          title: 'Light Filtering',
          description: 'Softens the sun and keeps the day in the room.',
          image: 'roller-light-filtering-sage',
          link: '/products/roller-blinds/light-filtering',
        },
        {
          title: 'Room Darkening',
          description: 'Blocks about 90-95% of light.',
          image: 'roller-room-darkening-graphite',
          link: '/products/roller-blinds/room-darkening',
        },
        {
          title: 'Blackout',
          description: 'Blocks up to 99% of light, with 100% UV protection.',
          image: 'roller-blackout-navy',
          link: '/products/roller-blinds/blackout',
        },
        {
          title: 'Motorized',
          description: 'By remote, wall switch, app or voice.',
          image: 'motorized-dusk-slate',
          link: '/products/roller-blinds/motorized',
        },
      ],
    },
    {
      __component: 'sections.light-control',
      heading: 'See the difference, day and night',
      text: 'The same room and the same window. Change the cloth, then change the hour: a blind that hides you at noon may not do so with a lamp on.',
    },
    {
      __component: 'sections.panel',
      heading: 'Keep the view: solar screens',
      text: 'A screen is named by its openness, the share of the mesh that is holes. At 3% the glare is gone and the mountains stay; at 5% you see more and shade less. A dark mesh is clearer to look through than a pale one. After dark the view turns round, so plan a second layer where you need privacy.',
      image: 'roller-solar-screen-charcoal',
      link: { text: 'See solar rollers', link: '/products?category=roller-blinds&type=solar' },
    },
    {
      __component: 'sections.feature-grid',
      heading: 'How it is made',
      drawing: 'roller-parts',
      items: [
        {
          title: 'Slim headrail',
          description: 'The roll sits in a 3 in cassette, or in the open on brackets.',
        },
        {
          title: 'Cloth cut by eye and by laser',
          description: 'Square to a sixteenth of an inch, edges sealed so they never fray.',
        },
        {
          title: 'Cordless or motor',
          description:
            'Either lift fits every cloth and can be changed later. Nothing hangs down for a child to find.',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'Room by room',
      text: 'Where we would start. The window decides: one that faces north needs less of everything.',
      tables: [
        {
          columns: 'Room | Cloth | Why',
          rows: `Living room | Light Filtering | Daylight without the glare, and nobody sees in by day
Bedroom | Blackout, outside mount | The cloth stops the light, the overlap stops the edges
Nursery | Blackout, cordless or motorized | Naps at noon, and no cord within reach
Home office | Solar screen or Room Darkening | A screen you can read beside a window
Kitchen | Light Filtering in a wipeable weave | Steam and splashes come off with a damp cloth
Media room | Blackout, dark face | A dark cloth throws no light back at the picture`,
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'All roller blinds' },
    {
      __component: 'sections.statement',
      figure: '118',
      unit: 'in',
      heading: 'One piece of cloth, up to 118 in wide',
      text: 'Beyond that a seam would show. For wider glass we link two or three blinds on one tube line, so that they move as one.',
      links: [
        { text: 'Wide windows', link: '/products/custom-solutions' },
        { text: 'All collections', link: '/products' },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Not sure which cloth? Take five home.',
      text: 'Hold them against the glass at the hour that bothers you. Samples are free and arrive in 3-5 business days.',
      link: { text: 'Choose free samples', link: '/sample-fabric' },
    },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
