import type { SeedInfoPage } from '../../types';

export const faq: SeedInfoPage = {
  path: '/faq',
  title: 'Frequently asked questions',
  description:
    'Short answers, with the figures. If yours is missing, call or write: we add it here.',
  metaDescription:
    'Answers about ordering and samples, fabrics, measuring, shipping, installation, warranty and returns of made-to-measure blinds.',
  sections: [
    {
      __component: 'sections.accordion',
      heading: 'Ordering and samples',
      items: [
        {
          question: 'How many fabric samples can I order?',
          answer:
            'Up to 10 free samples per order. Choose them on the [sample page](/sample-fabric), where one request carries up to 5; they arrive in 3-5 business days.',
        },
        {
          question: 'Do I pay everything at once?',
          answer:
            'No. Prices are in Canadian dollars, and custom orders need a 50% deposit. The rest is due when your blinds are ready to leave the workshop.',
        },
        {
          question: 'Is there a discount for a whole house?',
          answer:
            'Yes. Volume discounts start from 5 windows. Tell us about all of them in [one request](/contact#consultation-form), even if some can wait.',
        },
        {
          question: 'Can I cancel an order?',
          answer:
            'Cancellation is free within 24 hours and carries a 10% fee at 24-48 hours. There is no cancellation once production starts.',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Products and fabrics',
      items: [
        {
          question: 'How dark is a blackout blind?',
          answer:
            'Room-darkening cloth blocks about 90-95% of light. Blackout cloth blocks up to 99% of light, with 100% UV protection. What is left comes round the edges: side channels or an outside mount take care of that.',
        },
        {
          question: 'How often do battery motors need charging?',
          answer:
            'About every 6-12 months, by how heavy the blind is and how often it runs. They recharge by USB-C, without taking the blind down.',
        },
        {
          question: 'Do outdoor screens stop the heat?',
          answer:
            'They stop it where it counts, before the glass. Outdoor solar screens block up to 95% of UV, and you still see the garden through them.',
        },
        {
          question: 'Which slat widths do PVC vertical blinds come in?',
          answer:
            '3.5 and 5 inches. The wide slats suit patio doors, the narrow ones most windows. Single slats can be [replaced](/products/vertical-blinds/replacement-slats).',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Measuring',
      items: [
        {
          question: 'Inside or outside mount?',
          answer:
            'Inside, when the frame is deep enough and you want to see the trim. Outside, when the room has to be dark or the frame is shallow. The [measuring guide](/measuring-guide) shows both.',
        },
        {
          question: 'What if I measure wrong?',
          answer:
            'A remake after a customer measuring error is 50% off. Or ask us to measure: then the risk is ours.',
        },
        {
          question: 'Do I need to leave a gap?',
          answer:
            'No. Send the size of the opening itself. We make the deductions in the workshop, and a size that is reduced twice leaves a blind rattling in its frame.',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Shipping and delivery',
      items: [
        {
          question: 'How long does an order take?',
          answer:
            'Processing takes 7-10 business days for standard products, 14-21 for specialty and motorized. Delivery takes 2-3 days in Alberta, 3-5 in Western Canada, 5-7 in Eastern Canada and 7-10 in remote areas.',
        },
        {
          question: 'What does shipping cost?',
          answer:
            'From $29.99 to $89.99 by order value and region. Orders over $2,000 ship free. [Shipping](/shipping) has every rate and a calculator.',
        },
        {
          question: 'What if a parcel arrives damaged?',
          answer:
            'Damage must be reported within 48 hours. Keep the carton, take two photos and [tell us](/contact#consultation-form).',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Installation',
      items: [
        {
          question: 'What does installation cost?',
          answer:
            'Installation starts from $75 per window. You hear the price for yours before anybody drives out.',
        },
        {
          question: 'Can I install blinds myself?',
          answer:
            'Yes. Every order comes with brackets, screws and a drawing. See [installation](/installation) for the tools you need.',
        },
        {
          question: 'Who connects hardwired motors?',
          answer:
            'A licensed electrician brings power to the window. Our installer does the rest, end points and remote included.',
        },
      ],
    },
    {
      __component: 'sections.accordion',
      heading: 'Warranty and returns',
      items: [
        {
          question: 'How long is the warranty?',
          answer:
            'Limited lifetime for residential products, 5 years commercial, 5 years motorized residential, 2 years motorized commercial. [Register](/warranty) within 30 days.',
        },
        {
          question: 'What if something is wrong with my blind?',
          answer:
            'Report defects within 30 days and we put it right. Colour complaints: within 14 days.',
        },
        {
          question: 'Can I return something I do not like?',
          answer:
            'Non-custom products can be returned within 30 days with a 15% restocking fee. Refunds take 10 business days. A blind made to your sizes cannot be [returned](/returns).',
        },
      ],
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Ask somebody who builds them',
      link: { text: 'Contact us', link: '/contact' },
    },
  ],
};
