import type { SeedLandingPage } from '../../types';

export const customSolutions: SeedLandingPage = {
  path: '/products/custom-solutions',
  title: 'Custom Solutions',
  description:
    'Arches, gables, very wide glass and whole buildings: windows for which no blind is on a shelf.',
  heroImage: 'custom-wide-sea-view',
  heroLinks: [
    { text: 'See custom work', link: '/products/custom-solutions#catalogue' },
    { text: 'Request Quote', link: '/contact' },
  ],
  metaDescription:
    'Blinds for arches, angles, oversized windows and commercial buildings, drawn from a template of the opening and made in Canada. How we measure and price.',
  category: 'custom-solutions',
  features: [
    {
      title: 'Drawn from a template',
      description:
        'Few arches are true half circles. You trace the opening on paper, or we do, and the blind is cut to that line.',
    },
    {
      title: 'One pair of hands',
      description:
        'The person who draws your blind is the one who answers the phone, and sees it hung.',
    },
    {
      title: 'Priced before it is made',
      description:
        'You get a drawing with every dimension and one price, installation included. Nothing is cut until you have signed it.',
    },
  ],
  variants: [
    {
      title: 'Specialty Shapes',
      description: 'Arches, triangles, trapezoids and skylights, fixed or movable.',
      image: 'custom-arched-window-sage',
      link: '/products?category=custom-solutions&q=arch',
    },
    {
      title: 'Oversized Windows',
      description: 'Linked shades on one tube line, for glass up to 240 in wide.',
      image: 'custom-wide-sea-view',
      link: '/products/panorama-linked-shades',
    },
    {
      title: 'Motorized Systems',
      description: 'For windows that no arm reaches, and rows that have to move as one.',
      image: 'motorized-solar-loft',
      link: '/products?category=custom-solutions&type=motorized',
    },
    {
      title: 'Commercial Applications',
      description: 'Offices, clinics and restaurants, hung outside your opening hours.',
      image: 'vertical-office-silver',
      link: '/contact',
    },
  ],
  sections: [
    {
      __component: 'sections.steps',
      heading: 'From the opening to the blind',
      text: 'Four to six weeks, most of it in the workshop: specialty work takes 14-21 business days there.',
      steps: [
        {
          title: 'A photo and two numbers',
          description:
            'Send the window with its widest width and its tallest height. That is enough for a range of prices.',
        },
        {
          title: 'The template',
          description:
            'We come and trace the opening. Far from Calgary we post you the paper, the tape and a page of instructions.',
        },
        {
          title: 'The drawing',
          description: 'Every dimension, the cloth and the price on one sheet, for you to sign.',
        },
        {
          title: 'The fitting',
          description:
            'Our own installers hang it. What does not fit goes back with them, at our cost.',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'What can be done with the shape',
      tables: [
        {
          columns: 'Shape | Covering | Does it move?',
          rows: `Arch | Pleated sunburst fan | Fixed; the shade below it lifts
Arch | Drapes under the curve | Draw to both sides
Triangle, trapezoid | Cellular shade cut to the slope | Lifts along the square side
Skylight | Cellular shade in side tracks | By pole or motor
Corner window | Two rollers, one cassette round the corner | Both, also together`,
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Is yours a custom window?',
      items: [
        {
          question: 'Which windows are not?',
          answer:
            'Every rectangle up to 118 in wide. The [catalogue](/products) covers it, to the eighth of an inch, and costs less.',
        },
        {
          question: 'Can you match blinds that already hang?',
          answer:
            'Often. Send a photo of the label inside the headrail and an offcut of the cloth. If it is no longer woven, we show you the two that come nearest.',
        },
        {
          question: 'Do you work for designers and builders?',
          answer:
            'Yes, from a single arch to a whole floor. Send the drawings with your [request](/contact#consultation-form), and the day by which the wiring has to be in.',
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'Custom work in the catalogue' },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
