import type { SeedLandingPage } from '../../types';

export const pvcVertical: SeedLandingPage = {
  path: '/products/vertical-blinds/pvc',
  title: 'PVC Vertical Blinds',
  description:
    'For the doors that work hardest: slats that shrug off steam, grease and thirty openings a day, and come clean with a cloth.',
  heroImage: 'pvc-vertical-kitchen-stone',
  heroLinks: [
    { text: 'Request Quote', link: '/contact' },
    { text: 'View All Vertical Blinds', link: '/products/vertical-blinds' },
  ],
  metaDescription:
    'PVC vertical blinds in slat widths of 3.5 and 5 inches: moisture-proof, wipeable, fire retardant. For kitchens, bathrooms, offices and sunrooms.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'Why PVC',
      text: 'The slat is one piece of coloured vinyl: no layers to part, no weave to hold the dirt.',
      items: [
        {
          title: 'Nothing to soak up',
          description: 'Water, steam and cooking fat stay on the surface until you wipe them off.',
        },
        {
          title: 'Dark when it is closed',
          description: 'The slats are opaque and overlap, so light comes only between them.',
        },
        {
          title: 'Straight for years',
          description: 'Coloured right through, it does not fray, sag or need ironing.',
        },
        {
          title: 'The lowest price per foot',
          description: 'Of all we make for a door, this covers the most glass for the money.',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'What it is made of',
      items: [
        {
          title: 'Finish',
          description:
            'Smooth satin, or embossed like linen. Satin wipes fastest, embossed hides a fingerprint.',
        },
        {
          title: 'Slat widths: 3.5 and 5 inches',
          description:
            'The narrow slat suits windows. On a door the wide one means fewer slats, a tighter stack and a wider view.',
        },
        {
          title: 'Heavy-duty tracking',
          description:
            'An aluminum headrail with self-aligning carriers: slats that were pushed out of line turn back with the rest.',
        },
        {
          title: 'Commercial grade',
          description:
            'Slats 0.8 mm thick do not clatter in the draft of a vent, and spare ones match for years.',
        },
        {
          title: 'Cordless',
          description:
            'One wand turns and draws. No cord and no bead chain, at the top or at the bottom.',
        },
        {
          title: 'Fire retardant',
          description:
            'Rigid vinyl chars and goes out once the flame is taken away. Tell us about a public building when you ask for a quote.',
        },
      ],
    },
    {
      __component: 'sections.variants',
      heading: 'Ideal applications',
      variants: [
        {
          title: 'Kitchens',
          description: 'Grease and juice come off with dish soap and warm water.',
          image: 'vertical-pvc-kitchen-white',
        },
        {
          title: 'Bathrooms',
          description: 'Steam leaves no mould: nothing in the slat can hold it.',
          image: 'blog-bathroom-moisture',
        },
        {
          title: 'Offices',
          description: 'Calm screens, and slats that survive being leaned on.',
          image: 'pvc-vertical-office-white',
        },
        {
          title: 'Sunrooms',
          description: 'Turned with the sun all day, without a cloth to fade.',
          image: 'hero-patio-vertical-blinds',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: '3.5 or 5 inches?',
      tables: [
        {
          columns: 'On a 72 in door | 3.5 in slats | 5 in slats',
          rows: `Slats | 24 | 16
Stack when open, in | 11 | 9
Depth in the frame, in | 4 | 5 1/2
Looks right on | Windows, narrow doors | Wide doors, tall ceilings`,
        },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Two numbers are enough for a price',
      text: 'Send the width and the height of the opening, and say which slat you like.',
      link: { text: 'Request Your Free Quote', link: '/contact' },
    },
  ],
};
