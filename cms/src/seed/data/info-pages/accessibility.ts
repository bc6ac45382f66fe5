import type { SeedInfoPage } from '../../types';

export const accessibility: SeedInfoPage = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'Everybody should be able to choose a blind here, by eye, by ear, by keyboard or with one thumb. Where that fails, we want to know.',
  metaDescription:
    'How this shop aims at WCAG 2.2 AA: keyboard, screen reader, contrast, zoom and motion. What is checked, what falls short today, and how to reach us.',
  sections: [
    {
      __component: 'sections.rich-text',
      heading: 'What we aim for',
      body: `This shop is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in its dark and its light theme.

- **Keyboard:** everything can be reached and used without a mouse, the focus is always visible, and "Skip to content" comes first.
- **Screen reader:** each page has one main heading, named regions and words for every picture that carries meaning. Changes such as a new result are announced.
- **Sight:** text has a contrast of at least 4.5 to 1, nothing is said by colour alone, and pages hold up at 400% zoom and with your own text spacing.
- **Motion:** if your system asks for less of it, slides stand still and nothing moves by itself.
- **Without JavaScript** you can still read every page, search, filter and send a request.`,
    },
    {
      __component: 'sections.table',
      heading: 'How it is checked',
      tables: [
        {
          columns: 'What | How',
          rows: `Every kind of page, in both themes | An automatic check (axe) before each release
Contrast of all colours | Computed from the colours themselves
Keyboard, focus and announcements | Tests that use the pages as a person would
By people who depend on it | Not yet: this is the next step`,
        },
      ],
    },
    {
      __component: 'sections.rich-text',
      heading: 'What falls short',
      body: `- **Room preview:** the picture of your room is a drawing that a screen reader cannot describe. Position and size can be set by keyboard, but judging the result takes eyes. We gladly do it for you: send us the photo.
- **The map** on the contact page is OpenStreetMap's and follows its own rules. The address stands as text beside it.
- **Fabric colours** are hard to tell from a name. Order free samples, or ask us to describe a cloth.
- **Automatic checks** find only a part of what can be wrong, and this statement is our own judgement.`,
    },
    {
      __component: 'sections.rich-text',
      heading: 'Tell us',
      body: `If something keeps you from choosing, reading or sending, call or use the [contact form](/contact#consultation-form) and name the page. We answer within two business days, and take your order by phone meanwhile. The showroom has a step-free entrance.`,
    },
    {
      __component: 'sections.call-to-action',
      heading: 'Rather talk to a person?',
      text: 'We read out, describe, compare and order for you.',
      link: { text: 'Contact us', link: '/contact' },
    },
  ],
};
