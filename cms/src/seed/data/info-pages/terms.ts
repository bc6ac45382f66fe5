import type { SeedInfoPage } from '../../types';

export const terms: SeedInfoPage = {
  path: '/terms',
  title: 'Terms',
  description: 'What you and we agree on when you order, in the words we would use across a table.',
  metaDescription:
    'Terms of ordering made-to-measure blinds: Canadian dollars, 50% deposit on custom orders, cancellation, delivery, warranty and the law that applies.',
  sections: [
    {
      __component: 'sections.table',
      heading: 'The terms in figures',
      tables: [
        {
          columns: 'What | Our term',
          rows: `Prices | In Canadian dollars
Deposit on custom orders | 50%
Cancellation within 24 hours | Free
Cancellation at 24-48 hours | 10% fee
Defects | Reported within 30 days
Damage on the way | Reported within 48 hours
Refunds | 10 business days`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'Prices and payment',
      body: `All prices are in Canadian dollars. The price on a product is for a window of 36 by 48 inches; yours follows from your sizes and is fixed once we have confirmed it in writing. Taxes and shipping are shown separately.

Custom orders need a 50% deposit. The workshop starts when it has arrived, and the rest is due before delivery. This site takes no payment: you order by a consultation, and nothing you put into the cart here obliges you to anything.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Your sizes',
      body: `We make what the confirmed order says, width first, then height. Please read the confirmation: it names each window, its size and its mount. If we took the measurements, the risk is ours. If you did, a remake after a measuring error is 50% off; see [returns](/returns) and the [measuring guide](/measuring-guide).`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Delivery and ownership',
      body: `The times on the [shipping page](/shipping) are those that we plan with. A cloth that the mill delivers late can move them; we tell you as soon as we know, and you may then cancel what has not been started.

The blinds are at our risk until they are handed to you, and yours when they are paid.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Offers on this site',
      body: `Discounts on [sale](/sale) and [discontinued](/discontinued) articles hold while stock lasts and are not added to each other. Pictures show the cloth as truly as a screen can. Order a [free sample](/sample-fabric) where the colour has to match.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'The law',
      body: `Alberta law and the federal law of Canada apply. Nothing here takes away a right that the consumer protection law of your province gives you. Should one sentence of these terms not hold, the others still do.`,
    },
  ],
};
