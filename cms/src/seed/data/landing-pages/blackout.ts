import type { SeedLandingPage } from '../../types';

export const blackout: SeedLandingPage = {
  path: '/products/roller-blinds/blackout',
  title: 'Blackout Roller Blinds',
  description:
    'Night, whenever you need it. Dense coated cloth, cut to the exact width of your window.',
  heroImage: 'roller-blackout-navy',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Roller Blinds', link: '/products/roller-blinds' },
  ],
  metaDescription:
    'Blackout roller blinds block up to 99% of light, with 100% UV protection. Side channels close the edges. Four cloths, cordless or motorized, made to measure.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'Blocks up to 99% of light, with 100% UV protection',
      figure: '99',
      unit: '%',
      items: [
        { title: 'Complete privacy', description: 'By day and with the lamps on.' },
        {
          title: 'Deeper sleep',
          description: 'For shift workers, children and light sleepers.',
        },
        {
          title: 'A steadier temperature',
          description: 'Less heat through the glass in July, less cold in January.',
        },
        {
          title: 'Protection from fading',
          description: 'No ultraviolet reaches floors, art and upholstery.',
        },
        {
          title: 'Quieter rooms',
          description: 'The dense cloth takes the edge off street noise.',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'How it keeps the dark',
      image: 'material-motor-detail',
      items: [
        {
          title: 'Coated, not layered',
          description:
            'A single cloth with an opaque coating on its back: thin enough for a slim headrail, dense enough for noon.',
        },
        {
          title: 'Lifts by hand or motor',
          description:
            'Cordless spring or battery. The motor recharges by USB-C, about every 6-12 months.',
        },
        {
          title: 'Weighted to hang true',
          description:
            'A full-width aluminum bar in the hem keeps the edge straight and close to the sill.',
        },
      ],
    },
    {
      __component: 'sections.swatches',
      heading: 'Four blackout cloths',
      note: 'The coating stops the light, not the dye: a pale cloth is as dark as a black one. Choose the colour for the room.',
      swatches: [
        { name: 'Coal', note: 'The darkest, matte on both sides', color: '#26292c' },
        { name: 'Slate', note: 'A mid grey that hides dust', color: '#8b8d8a' },
        { name: 'Bone', note: 'Warm white inside, white to the street', color: '#d9d4c8' },
        { name: 'Spruce', note: 'Deep green with a fine twill', color: '#39473f' },
      ],
      link: { text: 'Request Fabric Samples', link: '/contact' },
    },
    {
      __component: 'sections.panel',
      heading: 'Side Channel System',
      drawing: 'side-channels',
      text: 'Light escapes at the edges first. Two slim aluminum channels hold the cloth on both sides, so the last bright line disappears too.',
      points: `For inside mounts: the cloth of a roller ends 5/8 in short of the frame on each side
Brushes in the channel keep the cloth quiet in a draft
A sill piece closes the bottom where the hem meets the frame`,
      link: { text: 'Ask about side channels', link: '/contact' },
    },
    {
      __component: 'sections.accordion',
      heading: 'Before you order',
      items: [
        {
          question: 'Is inside or outside mount darker?',
          answer:
            'Outside. Let the blind reach past the opening by 3 in at each side and it covers its own edges. Inside a frame, add side channels. The [measuring guide](/measuring-guide) shows both.',
        },
        {
          question: 'Does a blackout blind make the room hot?',
          answer:
            'No: a white back reflects most of the sun before it becomes heat. Leave an inch open at the bottom on a south window in summer, so that the warm air behind the cloth can move.',
        },
        {
          question: 'How do I clean it?',
          answer:
            'Dust it with the soft brush of a vacuum and wipe spots with a damp cloth. Never fold or machine-wash it: a crease breaks the coating, and light comes through the line for good.',
        },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'See each of them in a room',
      text: 'Every blackout roller, with its price for a 36 by 48 in window.',
      link: {
        text: 'All blackout rollers',
        link: '/products?category=roller-blinds&type=blackout',
      },
    },
  ],
};
