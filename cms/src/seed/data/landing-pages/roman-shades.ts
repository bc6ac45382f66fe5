import type { SeedLandingPage } from '../../types';

export const romanShades: SeedLandingPage = {
  path: '/products/roman-shades',
  title: 'Roman Shades',
  description:
    'Soft folds of linen and cotton, lined by hand and sewn to the width of your window.',
  heroImage: 'hero-dining-roman-shades',
  heroLinks: [
    { text: 'See all roman shades', link: '/products/roman-shades#catalogue' },
    { text: 'Request Quote', link: '/contact' },
  ],
  metaDescription:
    'Roman shades in linen and cotton, flat or soft fold, with a filtering, dim-out or blackout lining. How high they stack, and how to care for them.',
  category: 'roman-shades',
  sections: [
    {
      __component: 'sections.variants',
      heading: 'The fold, then the lining',
      text: 'The fold decides how it looks when it is up. The lining decides what it does when it is down.',
      variants: [
        {
          title: 'Flat Fold',
          description: 'Smooth when lowered, even pleats when raised. Shows a pattern whole.',
          image: 'roman-flat-stone-dining',
          link: '/products/foothill-roman-flax',
        },
        {
          title: 'Soft Fold',
          description: 'A gentle roll in every pleat, even when the shade is all the way down.',
          image: 'roman-soft-linen-kitchen',
          link: '/products/orchard-soft-fold-sage',
        },
        {
          title: 'Dim-out Lining',
          description: 'Blocks about 90-95% of light and gives a thin linen body.',
          image: 'roman-flat-terracotta-dining',
          link: '/products?category=roman-shades&type=room_darkening',
        },
        {
          title: 'Blackout Lining',
          description:
            'Blocks up to 99% of light across the cloth. Sewn loose, so no needle holes.',
          image: 'roman-soft-indigo-bedroom',
          link: '/products?category=roman-shades&type=blackout',
        },
      ],
    },
    {
      __component: 'sections.feature-grid',
      heading: 'How it is sewn',
      image: 'roman-soft-sage-bedroom',
      items: [
        {
          title: 'Side hems turned twice',
          description: 'The cloth is folded back round the lining, so that no edge shows or frays.',
        },
        {
          title: 'A rod in every fold',
          description: 'Thin fibreglass rods keep the pleats level from the first day to the last.',
        },
        {
          title: 'Patterns matched',
          description:
            'Shades for one room are cut from one length of cloth, with the pattern at the same height.',
        },
        {
          title: 'Cordless lift',
          description: 'Raised by the hem. Nothing hangs behind the cloth for a child to find.',
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'How much glass stays covered?',
      text: 'Raised, a roman shade stacks at the top. To keep the whole view, mount it above the frame by as much.',
      tables: [
        {
          columns: 'Height of the shade | Flat fold stacks to, in | Soft fold stacks to, in',
          rows: `48 in | 8 | 10
60 in | 9 | 12
72 in | 11 | 14
84 in | 12 | 16`,
        },
      ],
    },
    { __component: 'sections.product-grid', heading: 'All roman shades' },
    {
      __component: 'sections.rich-text',
      heading: 'Living with linen',
      body: `Linen moves. It takes up water from the air and may hang a quarter of an inch longer in July than in January, so we leave that much above the sill.

- **Dust** with the soft brush of a vacuum, from the top down, once a month.
- **Creases** from the carton fall out in a week; steam from the back is quicker.
- **Spots** are for a dry cleaner. Water leaves a ring on undyed flax.
- Over a sink or a bath choose a polyester that looks like linen, or [another material](/products).`,
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Feel the cloth first',
      text: 'A screen cannot show how a linen falls. Up to five samples are free.',
      link: { text: 'Choose free samples', link: '/sample-fabric' },
    },
  ],
  callToAction: { text: 'Schedule a Consultation', link: '/contact' },
};
