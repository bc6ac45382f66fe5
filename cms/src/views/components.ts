import type { View } from './view';

const linkHint =
  'A page of this site, such as /contact, or a whole address that starts with https://';

/** The parts that pages are built from. */
export const componentViews: View[] = [
  {
    uid: 'shared.feature',
    mainField: 'title',
    rows: [
      [{ name: 'title', label: 'Title', width: 6 }],
      [{ name: 'description', label: 'Explanation', width: 12 }],
    ],
  },
  {
    uid: 'shared.variant',
    mainField: 'title',
    rows: [
      [
        { name: 'title', label: 'Title', width: 6 },
        { name: 'link', label: 'Leads to', hint: linkHint, width: 6 },
      ],
      [{ name: 'description', label: 'Explanation', width: 12 }],
      [{ name: 'image', label: 'Picture', hint: 'With an alternative text.', width: 6 }],
    ],
  },
  {
    uid: 'shared.link',
    mainField: 'text',
    rows: [
      [
        { name: 'text', label: 'Words', width: 6 },
        { name: 'link', label: 'Leads to', hint: linkHint, width: 6 },
      ],
    ],
  },
  {
    uid: 'sections.rich-text',
    mainField: 'heading',
    rows: [
      [{ name: 'heading', label: 'Heading', hint: 'May be left empty.', width: 12 }],
      [{ name: 'body', label: 'Text', width: 12 }],
    ],
  },
  {
    uid: 'sections.call-to-action',
    mainField: 'heading',
    rows: [
      [{ name: 'heading', label: 'Heading', width: 12 }],
      [{ name: 'text', label: 'Text', width: 12 }],
      [{ name: 'link', label: 'Button', width: 12 }],
    ],
  },
];
