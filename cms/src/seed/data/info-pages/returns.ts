import type { SeedInfoPage } from '../../types';

export const returns: SeedInfoPage = {
  path: '/returns',
  title: 'Returns',
  description:
    'A blind cut for your window fits no other. Here is what we put right, what you can cancel, and what comes back for a refund.',
  metaDescription:
    'Defects, remakes after a measuring error, cancellation within 24 hours, non-custom returns and refunds: every term with its figure.',
  sections: [
    {
      __component: 'sections.table',
      heading: 'Something is wrong',
      text: 'Tell us with two photos: one of the whole window, one of the fault.',
      tables: [
        {
          columns: 'What happened | Report it | What we do',
          rows: `A defect in cloth, parts or make | Within 30 days | We repair it or make it again, at no cost
The colour is not the sample's | Within 14 days | We compare both and make it again if they differ
Damaged on the way | Within 48 hours | We settle it with the carrier and replace it
Measured wrong by you | At once | A remake is 50% off
Measured wrong by us | At once | We make it again, at no cost`,
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'Cancelling an order',
      text: 'The clock starts with our confirmation by e-mail.',
      tables: [
        {
          columns: 'When | What it costs',
          rows: `Within 24 hours | Free
At 24-48 hours | 10% fee
Once production starts | No cancellation`,
        },
      ],
    },
    {
      __component: 'sections.table',
      heading: 'Sending something back',
      text: 'Blinds made to your sizes cannot be returned. Everything else can: remotes, chargers, spare parts and stocked items.',
      tables: [
        {
          columns: 'Non-custom products | Terms',
          rows: `Returned | Within 30 days
Restocking fee | 15%
Refund | 10 business days`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'How to go about it',
      body: `1. **Write to us first.** Use the [contact form](/contact#consultation-form) or call, with your name and the room. A parcel that arrives unannounced waits until somebody knows whose it is.
2. **Send two photos.** Most faults can be told from a picture, and for many a part in the mail is all it takes: a new bracket, a clutch, a chain.
3. **Keep the blind up** if it can be used. A window without one is worse than a window with one that squeaks.
4. **Hear from us.** You get our answer with what happens next before anything has to be packed.

A refund goes the way that you paid, and takes 10 business days from the day we have the parcel. Colours look different in north and west light: hold the [free sample](/sample-fabric) in the window itself before you order.`,
    },
    {
      __component: 'sections.statement',
      figure: '50',
      unit: '%',
      heading: 'A remake after a customer measuring error is 50% off',
      text: 'Tapes slip. You pay half for the second blind, or nothing at all when we took the measurements.',
      links: [
        { text: 'Measuring guide', link: '/measuring-guide' },
        { text: 'Have us measure', link: '/contact#consultation-form' },
      ],
    },
  ],
};
