import type { Field, View } from './view';

const heading: Field = {
  name: 'heading',
  label: 'Heading',
  hint: 'Its words also make the address of the section, such as /shipping#rates.',
  width: 12,
};
const text: Field = { name: 'text', label: 'Text', hint: 'A sentence or two.', width: 12 };

/** The sections of information pages, and the parts that they are made of. */
export const infoSectionViews: View[] = [
  {
    uid: 'shared.table',
    mainField: 'columns',
    rows: [
      [
        {
          name: 'columns',
          label: 'Columns',
          hint: 'Parted by bars: Region | Delivery',
          width: 12,
        },
      ],
      [
        {
          name: 'rows',
          label: 'Rows',
          hint: 'One row a line, parted by bars: Alberta | 2-3 days. Every row has as many cells as there are columns.',
          width: 12,
        },
      ],
      [
        {
          name: 'caption',
          label: 'Name for screen readers',
          hint: 'What the table shows, where two stand under one heading.',
          width: 12,
        },
      ],
    ],
  },
  {
    uid: 'shared.question',
    mainField: 'question',
    rows: [
      [
        {
          name: 'question',
          label: 'Question',
          hint: 'Its words also make its address. Ask each question once on a page.',
          width: 12,
        },
      ],
      [{ name: 'answer', label: 'Answer', width: 12 }],
    ],
  },
  {
    uid: 'shared.measuring-step',
    mainField: 'title',
    rows: [
      [
        { name: 'title', label: 'What to measure', width: 6 },
        { name: 'drawing', label: 'Drawing', width: 6 },
      ],
      [{ name: 'description', label: 'How', width: 12 }],
      [
        {
          name: 'rule',
          label: 'Which reading counts',
          hint: 'Such as: Write down the narrowest.',
          width: 12,
        },
      ],
    ],
  },
  {
    uid: 'sections.table',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [{ name: 'tables', label: 'Tables', hint: 'Two stand side by side.', width: 12 }],
    ],
  },
  {
    uid: 'sections.accordion',
    mainField: 'heading',
    rows: [
      [heading],
      [
        {
          name: 'items',
          label: 'Questions',
          hint: 'One is open at a time, over all such sections of the page.',
          width: 12,
        },
      ],
    ],
  },
  {
    uid: 'sections.statement',
    mainField: 'heading',
    rows: [
      [
        { name: 'figure', label: 'Figure', hint: 'Such as 48.', width: 6 },
        { name: 'unit', label: 'Unit', hint: 'Such as h; may be left empty.', width: 6 },
      ],
      [heading],
      [text],
      [{ name: 'links', label: 'Links', hint: 'The first is a button.', width: 12 }],
    ],
  },
  {
    uid: 'sections.delivery-calculator',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [{ name: 'ratesHeading', label: 'Heading of the rates', width: 12 }],
      [
        {
          name: 'rates',
          label: 'Rates',
          hint: 'The calculator reads them. Rows: Under $500, $500-$1,000 or Over $2,000. Cells: $49.99 or Free. Where two rows meet, the cheaper one counts.',
          width: 12,
        },
      ],
      [{ name: 'timesHeading', label: 'Heading of the times', width: 12 }],
      [
        {
          name: 'processing',
          label: 'Time in the workshop',
          hint: 'A row for each kind of product.',
          width: 12,
        },
      ],
      [
        {
          name: 'delivery',
          label: 'Time on the way',
          hint: 'A row for each region of the rates, and one more for remote areas.',
          width: 12,
        },
      ],
    ],
  },
  {
    uid: 'sections.measuring-guide',
    mainField: 'heading',
    rows: [
      [heading],
      ...(['inside', 'outside'] as const).flatMap((mount): Field[][] => [
        [{ name: mount, label: `Card: ${mount} mount`, width: 12 }],
        [{ name: `${mount}Heading`, label: `Heading of the ${mount} steps`, width: 12 }],
        [{ name: `${mount}Text`, label: `Text over the ${mount} steps`, width: 12 }],
        [{ name: `${mount}Steps`, label: `Steps of the ${mount} mount`, width: 12 }],
      ]),
      [{ name: 'checkHeading', label: 'Heading of the check', width: 12 }],
      [{ name: 'checkText', label: 'Text over the check', width: 12 }],
    ],
  },
  {
    uid: 'sections.tape-converter',
    mainField: 'heading',
    rows: [[heading], [text]],
  },
  {
    uid: 'sections.measuring-worksheet',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [{ name: 'link', label: 'Second button', hint: 'Beside "Print worksheet".', width: 12 }],
      [{ name: 'note', label: 'Small print', hint: 'May be left empty.', width: 12 }],
    ],
  },
];
