import type { SeedLandingPage } from '../../types';

export const verticalBlinds: SeedLandingPage = {
  path: '/products/vertical-blinds',
  title: 'Vertical Blinds',
  description:
    'Tall vanes for sliding doors and wide glass: they turn with the sun and draw aside when you want the garden.',
  heroImage: 'hero-patio-vertical-blinds',
  heroLinks: [
    { text: 'See all vertical blinds', link: '/products/vertical-blinds#catalogue' },
    { text: 'Request Quote', link: '/contact' },
  ],
  metaDescription:
    'Vertical blinds made to measure in fabric or PVC for patio doors and wide windows, with stack sizes, a comparison and replacement slats for old tracks.',
  category: 'vertical-blinds',
  sections: [
    {
      __component: 'sections.variants',
      heading: 'What should the vanes be made of?',
      variants: [
        {
          title: 'Fabric',
          description: 'A woven vane that glows when the sun is behind it and softens a room.',
          image: 'vertical-fabric-ivory-patio-door',
          link: '/products/vertical-blinds/fabric',
        },
        {
          title: 'PVC',
          description: 'Slat widths of 3.5 and 5 inches that take steam, grease and a wet cloth.',
          image: 'vertical-pvc-kitchen-white',
          link: '/products/vertical-blinds/pvc',
        },
        {
          title: 'Replacement Slats',
          description: 'One vane is bent, the track is fine: keep the blind, replace the slat.',
          image: 'pvc-vertical-office-white',
          link: '/products/vertical-blinds/replacement-slats',
        },
        {
          title: 'For offices',
          description: 'Dense vanes that block about 90-95% of light over a meeting table.',
          image: 'vertical-office-charcoal',
          link: '/products?category=vertical-blinds&type=room_darkening',
        },
      ],
    },
    {
      __component: 'sections.benefits',
      heading: 'Made for doors and wide glass',
      items: [
        {
          title: 'A door stays a door',
          description:
            'The vanes stack beside the opening, not above your head. Walk through without lifting anything.',
        },
        {
          title: 'Light from the side you choose',
          description:
            'Turned a quarter, the vanes stop the low sun and still let you look down the garden.',
        },
        {
          title: 'One track, up to 192 in',
          description: 'A whole wall of glass under one headrail, where a roller would need three.',
        },
        {
          title: 'Repaired, not replaced',
          description: 'Each vane hangs on its own carrier and comes off by hand.',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'Fabric or PVC?',
      tables: [
        {
          columns: 'Question | Fabric | PVC',
          rows: `Light when closed | Soft glow, or dim with a foam back | Opaque
Steam and grease | Keep it dry | Made for it
Cleaning | Brush of the vacuum, twice a year | Dish soap and warm water
Sound in a draft | Silent | A light click; thicker slats make less of it
Slat widths | Narrow, 3.5 in | Narrow or wide, 3.5 or 5 in
Best in | Living rooms, bedrooms, sliding doors | Kitchens, bathrooms, offices, sunrooms`,
        },
      ],
    },
    {
      __component: 'sections.steps',
      heading: 'Choose the side it stacks on',
      text: 'Open vanes need a place to go. A 72 in door leaves a stack about 11 in wide.',
      steps: [
        {
          title: 'Find the handle',
          description:
            'On a sliding door the stack belongs on the fixed pane, so that the handle is free as soon as the blind begins to open.',
        },
        {
          title: 'Choose left, right or split',
          description:
            'Split draws to both sides like drapes. It suits a window better than a door.',
        },
        {
          title: 'Add it to the width',
          description:
            'With room on the wall, widen the track by the stack: the open blind then leaves the whole of the glass clear.',
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'All vertical blinds' },
    {
      __component: 'sections.call-to-action',
      heading: 'A wide window, and not sure a vertical is right?',
      text: 'Panels, rollers on one tube line and drapes cover wide glass as well.',
      link: { text: 'See all collections', link: '/products' },
    },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
