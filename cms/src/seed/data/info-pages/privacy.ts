import type { SeedInfoPage } from '../../types';

export const privacy: SeedInfoPage = {
  path: '/privacy',
  title: 'Privacy',
  description:
    'One form on this site stores something about you. Everything else you do here stays in your browser.',
  metaDescription:
    'What this shop stores about you: a consultation request and nothing else. What stays in your browser, what is counted, and how to have data deleted.',
  sections: [
    {
      __component: 'sections.rich-text',
      heading: 'What we store',
      body: `When you send a [consultation request](/contact#consultation-form) we keep your name, e-mail address, phone number, the product you are interested in, your message, the time, and the page you sent it from. A fingerprint of the request, from which nothing can be read back, keeps a double click from arriving twice. Our staff add notes and a status while they work on it.

We use it to answer you and to prepare your order. It is not sold, not lent and not used for advertising. Only the people in our office can read it.`,
    },
    {
      __component: 'sections.table',
      heading: 'What stays with you',
      text: 'These never leave your browser, or are gone when you close the page.',
      tables: [
        {
          columns: 'What you do | Where it is kept',
          rows: `Choose dark, light or system | In this browser, until you clear it
Scroll and go back | In this tab, until you close it
Add to cart | Nowhere: the page only confirms it
Upload a photo to the room preview | In the page's memory, never uploaded
Request fabric samples | In the page's memory, not stored by this site
Calculate delivery, check your numbers | In the address of the page, for you to share`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'What is counted',
      body: `Each page you open is noted in your browser as a page view: its address, its title and nothing about you. If the shop has a measurement service switched on, these notes go to that service, which may set cookies of its own. Without one they go nowhere. The shop itself sets no cookies for visitors.

Our server keeps a technical log of errors with the time and the path, without names, e-mail addresses or what you searched for. To hold off floods of requests it remembers for ten minutes from which network address forms are sent, in memory only.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Other services',
      body: `The map on the [contact page](/contact) comes from OpenStreetMap, and only after you press "Show map"; from then on OpenStreetMap sees your network address. Fonts and pictures come from this site itself.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Your rights',
      body: `Ask us what we hold about you, have it corrected or deleted: write or call, and we do it within 30 days. A request that led to no order is deleted on your word; papers of an order stay as long as tax law wants them.

If you are not content with our answer, the Office of the Information and Privacy Commissioner of Alberta listens.`,
    },
  ],
};
