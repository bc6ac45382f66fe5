import type { SeedLandingPage } from '../../types';

export const lightFiltering: SeedLandingPage = {
  path: '/products/roller-blinds/light-filtering',
  title: 'Light Filtering Roller Blinds',
  description:
    'Daylight with the edge taken off: an open weave that spreads the sun through the room instead of shutting it out.',
  heroImage: 'roller-light-filtering-linen',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Roller Blinds', link: '/products/roller-blinds' },
  ],
  metaDescription:
    'Light filtering roller blinds turn hard sun into soft, even light and keep the daytime view out of your rooms. Four cloths, free samples, made to measure.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'The sun stays, the glare goes',
      text: 'A light filtering cloth works like a cloud: it catches a narrow beam and gives it back in all directions.',
      items: [
        {
          title: 'Even light to the back wall',
          description:
            'The bright patch on the floor disappears, and the far end of the room gains what the window loses.',
        },
        {
          title: 'Privacy by day',
          description:
            'From the street the cloth is a plain pale surface, as long as it is brighter outside than in.',
        },
        {
          title: 'Colours that stay true',
          description:
            'Sun that is spread fades wood and wool more slowly than sun that falls on one spot.',
        },
        {
          title: 'Screens you can read',
          description: 'No reflections of the window on a television or a laptop.',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'What makes a good filter',
      image: 'blog-measure-your-window',
      items: [
        {
          title: 'Woven, not printed',
          description:
            'Slubbed yarns of two thicknesses let the light through unevenly, as linen does. A printed cloth looks flat once the sun is behind it.',
        },
        {
          title: 'Dyed in the yarn',
          description:
            'Colour that goes in before weaving goes all the way through, so a south window takes years to fade it.',
        },
        {
          title: 'Heavy enough to hang flat',
          description:
            'At 240 g/m² the edges do not curl and the blind needs no battens. An aluminum bar in the hem does the rest.',
        },
      ],
    },
    {
      __component: 'sections.swatches',
      heading: 'Four light filtering cloths',
      note: 'A pale cloth glows, a darker one calms. Both let in less than the sample in your hand suggests: judge it against the glass, with the sun behind it.',
      swatches: [
        { name: 'Snow', note: 'Nearly white; keeps the most daylight', color: '#ece8e0' },
        { name: 'Ivory Linen', note: 'Slubbed; warms a north room', color: '#e3d9c6' },
        { name: 'Oat', note: 'Sand beside light oak and clay walls', color: '#cdbd9f' },
        { name: 'Dove', note: 'A soft grey that calms a south window', color: '#b9b9b4' },
      ],
      link: { text: 'Request Fabric Samples', link: '/contact' },
    },
    {
      __component: 'sections.panel',
      heading: 'After dark, plan a second layer',
      text: 'With a lamp on behind it, an open weave shows shapes to the street. In a bathroom or a bedroom choose a denser cloth, or hang two rollers on one double bracket: the filter in front, a blackout behind it.',
      points: `Double brackets need 4 3/4 in of depth inside the frame
Each roller lifts by itself
The two cloths need not match in colour`,
      image: 'motorized-dusk-slate',
      link: { text: 'Blackout roller blinds', link: '/products/roller-blinds/blackout' },
    },
    {
      __component: 'sections.call-to-action',
      heading: 'See each of them in a room',
      text: 'Every light filtering roller, with its price for a 36 by 48 in window.',
      link: {
        text: 'All light filtering rollers',
        link: '/products?category=roller-blinds&type=light_filtering',
      },
    },
  ],
};
