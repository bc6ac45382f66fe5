import type { SeedLandingPage } from '../../types';

export const motorizedOptions: SeedLandingPage = {
  path: '/products/motorized-options',
  title: 'Motorized Options',
  description:
    'A motor for any blind we make: by battery where there is no wire, from the wall where there is.',
  heroImage: 'landing-motorized-media',
  heroLinks: [
    { text: 'See all motorized blinds', link: '/products/motorized-options#catalogue' },
    { text: 'Schedule a Consultation', link: '/contact' },
  ],
  metaDescription:
    'Motorized blinds by battery or hardwired: how they are powered, what each costs in care, how loud they are, and which windows need which.',
  category: 'motorized-options',
  sections: [
    {
      __component: 'sections.power-options',
      heading: 'How should it be powered?',
      text: 'Choose one, and the catalogue below shows the blinds that run on it.',
      options: [
        {
          type: 'battery',
          title: 'Battery Powered',
          description:
            'For homes that are finished. The battery sits in the tube, and the blind goes up like any other: two brackets, four screws.',
          points: `Runs about 6-12 months between charges
Recharges by USB-C, without taking the blind down
Moves to your next home with you`,
          image: 'motorized-dusk-greige',
        },
        {
          type: 'wired',
          title: 'Hardwired',
          description:
            'For new builds and renovations. A low-voltage cable goes in before the drywall, and nobody ever thinks of a charge again.',
          points: `24 V from one supply for up to six blinds
The choice for wide glass and heavy cloth
Rows stop level to the eighth of an inch`,
          image: 'motorized-solar-loft',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'Battery or wire, side by side',
      tables: [
        {
          columns: 'Question | Battery | Hardwired',
          rows: `Electrician | Not needed | Brings power to the window
Widest blind, in | 96 | 144
Care | A charge every 6-12 months | None
When the power is out | Runs on | Waits
Sound | Below 38 dB | Below 38 dB
Warranty in a home | 5 years | 5 years`,
        },
      ],
    },
    {
      __component: 'sections.variants',
      heading: 'Where a motor makes the difference',
      variants: [
        {
          title: 'Roller blinds',
          description: 'Battery, hardwired or smart home, and four ways to control it.',
          image: 'motorized-three-panel-grey',
          link: '/products/roller-blinds/motorized',
        },
        {
          title: 'Media rooms',
          description: 'Blackout cloth and one button for the film.',
          image: 'motorized-media-room-charcoal',
          link: '/products?category=motorized-options&type=blackout',
        },
        {
          title: 'Outdoor screens',
          description: 'A wind sensor raises them before a squall does.',
          image: 'outdoor-lanai-graphite',
          link: '/products/outdoor-shades',
        },
        {
          title: 'The whole house',
          description: 'Schedules, scenes and voice through the system you own.',
          image: 'smart-home-sideboard-clay',
          link: '/products/smart-home',
        },
      ],
    },
    {
      __component: 'sections.statement',
      figure: 'USB-C',
      heading: 'One cable, about twice a year',
      text: 'The port is at the end of the tube. A 10 ft cable reaches it from the floor, and the battery is full by the next morning.',
      links: [{ text: 'All collections', link: '/products' }],
    },
    { __component: 'sections.product-grid', heading: 'All motorized blinds' },
    {
      __component: 'sections.accordion',
      heading: 'What people ask first',
      items: [
        {
          question: 'Can a blind I already have be motorized?',
          answer:
            'One of ours, usually: we change the tube and keep the cloth. A blind of another make we have to see first, because tubes differ by a fraction of an inch. [Send us its label](/contact#consultation-form).',
        },
        {
          question: 'What happens when the battery is empty?',
          answer:
            'The blind stays where it is. The app and the light on the motor tell you about three weeks ahead, and it moves again after ten minutes on the cable.',
        },
        {
          question: 'Is it safe for children?',
          answer:
            'Safer than anything that is pulled: there is no cord and no loop. The motor stops when the hem meets something on its way down.',
        },
      ],
    },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
