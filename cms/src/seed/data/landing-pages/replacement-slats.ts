import type { SeedLandingPage } from '../../types';

export const replacementSlats: SeedLandingPage = {
  path: '/products/vertical-blinds/replacement-slats',
  title: 'Replacement Slats',
  description:
    'A bent vane is no reason for a new blind. Tell us what hangs there, and we cut slats that fit your track.',
  heroImage: 'pvc-vertical-office-white',
  heroLinks: [
    { text: 'Order Replacements', link: '/contact' },
    { text: 'View All Vertical Blinds', link: '/products/vertical-blinds' },
  ],
  metaDescription:
    'Replacement slats for vertical blinds in fabric, PVC and special materials. How to measure a slat, match its colour and hang it, step by step.',
  sections: [
    {
      __component: 'sections.benefits',
      heading: 'Keep the blind, change the slat',
      items: [
        {
          title: 'A fraction of the price',
          description: 'The track and its carriers are most of what a blind costs. They stay.',
        },
        {
          title: 'Any make of track',
          description: 'Hooks and holes have hardly changed in thirty years. We punch to yours.',
        },
        {
          title: 'Less for the landfill',
          description: 'One slat goes, and the other twenty-three hang on.',
        },
        {
          title: 'No tools, no installer',
          description: 'A slat comes off and goes on by hand, from a kitchen chair.',
        },
      ],
    },
    {
      __component: 'sections.steps',
      heading: 'How It Works',
      steps: [
        {
          title: 'Measure and match',
          description:
            'Take one good slat down. Measure its length from the top edge to the bottom edge, and its width. Send both with a photo, or post us an offcut for the colour.',
        },
        {
          title: 'Custom production',
          description:
            'We cut, punch and weight your slats in 7-10 business days, with the hole where your carrier wants it.',
        },
        {
          title: 'Easy installation',
          description:
            'Turn the carrier open, slide the old slat off the hook with a bank card, push the new one up until it clicks.',
        },
      ],
    },
    {
      __component: 'sections.variants',
      heading: 'Three materials',
      variants: [
        {
          title: 'Fabric',
          description: 'Woven vanes with a sewn hem and a flat weight, in 3.5 in.',
          image: 'vertical-fabric-clay-patio-door',
          link: '/products/vertical-blinds/fabric',
        },
        {
          title: 'PVC',
          description: 'Flat, curved or embossed, in slat widths of 3.5 and 5 inches.',
          image: 'vertical-pvc-kitchen-white',
          link: '/products/vertical-blinds/pvc',
        },
        {
          title: 'Specialty',
          description:
            'Foam-backed, perforated and colours long out of the book, cut from remnants or made to your sample.',
          image: 'vertical-office-silver',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Questions about slats',
      items: [
        {
          question: 'How do I measure a slat?',
          answer:
            'Measure one that hangs straight, from the top edge to the bottom edge, weight included. Measure two more, because floors are not level, and order the shortest. The width is 3.5 in on most blinds and 5 in on some doors. More on tapes and eighths in the [measuring guide](/measuring-guide).',
        },
        {
          question: 'Will the colour match?',
          answer:
            'Close, but the old slats have seen the sun. Send an offcut or a whole slat and we match it by eye in daylight. If the difference would bother you, order a few more and hang the new ones together at the end of the stack.',
        },
        {
          question: 'How difficult is it to hang them?',
          answer:
            'About a minute for each slat, without tools. If a hook is broken as well, tell us the make, or send a photo from below: carriers can be replaced too. For long tracks our [installers](/installation) come by.',
        },
        {
          question: 'How many slats should I replace?',
          answer:
            'Those that are damaged, and one or two to keep in a cupboard: colours leave the book after some years. When more than half are worn, compare the price with a [new blind](/products/vertical-blinds).',
        },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Not sure what hangs there?',
      text: 'Send two photos, of the whole blind and of the hook. We tell you what it is and what it costs.',
      link: { text: 'Contact Our Replacement Team', link: '/contact' },
    },
  ],
};
