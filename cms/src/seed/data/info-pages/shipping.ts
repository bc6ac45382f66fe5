import type { SeedInfoPage } from '../../types';

export const shipping: SeedInfoPage = {
  path: '/shipping',
  title: 'Shipping',
  description: 'What it costs, how long it takes, and what to do if a carton arrives bruised.',
  metaDescription:
    'Shipping rates by order value and region, time in the workshop and on the way, and what to do within 48 hours of a damaged delivery.',
  sections: [
    {
      __component: 'sections.delivery-calculator',
      heading: 'Delivery calculator',
      text: 'Choose where it goes and what you order. Nothing is sent.',
      ratesHeading: 'Rates',
      rates: {
        columns: 'Order value | Alberta | Western Canada | Eastern Canada',
        rows: `Under $500 | $49.99 | $69.99 | $89.99
$500-$1,000 | $39.99 | $59.99 | $79.99
$1,000-$2,000 | $29.99 | $49.99 | $69.99
Over $2,000 | Free | Free | Free`,
      },
      timesHeading: 'Processing and delivery',
      processing: {
        caption: 'Processing',
        columns: 'Product | Processing',
        rows: `Standard | 7-10 business days
Specialty and motorized | 14-21 business days`,
      },
      delivery: {
        caption: 'Delivery',
        columns: 'Region | Delivery',
        rows: `Alberta | 2-3 days
Western Canada | 3-5 days
Eastern Canada | 5-7 days
Remote areas | 7-10 days`,
      },
    },
    {
      __component: 'sections.table',
      heading: 'Not made to measure',
      text: 'What lies ready on the shelf does not wait for the workshop.',
      tables: [
        {
          columns: 'What you order | Delivered in',
          rows: `Free fabric samples | 3-5 business days
Stocked items | 3-7 business days`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'How it travels',
      body: `Each blind leaves the workshop in its own tube or carton with end caps, so that the roller and the hem bar cannot knock against each other. Brackets, screws and the mounting drawing are in the same carton, marked with the room you named in the order.

We ship an order together when its last blind is done. If one window is urgent, say so when you order: we send it ahead, and the second parcel is charged at the rate of its own value.

**The carrier needs somebody at the door** for anything longer than 96 inches. You choose the day when the carrier calls; after two missed visits the parcel comes back to us.

**Remote areas** are those where the carrier hands over to a local service, most of the territories and the far north of the provinces among them. The price is that of your region, the way takes longer.`,
    },
    {
      __component: 'sections.statement',
      figure: '48',
      unit: 'h',
      heading: 'Damage must be reported within 48 hours',
      text: 'Open the carton on the day it comes. Keep everything, photograph the box and the blind, and tell us: we arrange the rest.',
      links: [
        { text: 'Report damage', link: '/contact#consultation-form' },
        { text: 'Returns', link: '/returns' },
      ],
    },
  ],
};
