import type { Field, View } from './view';

const heading: Field = {
  name: 'heading',
  label: 'Heading',
  hint: 'Its words also make the address of the section, such as /products/smart-home#benefits.',
  width: 12,
};
const text: Field = {
  name: 'text',
  label: 'Text',
  hint: 'A sentence or two; may be left empty.',
  width: 12,
};
const image: Field = {
  name: 'image',
  label: 'Picture',
  hint: 'At least 1200 pixels wide, with an alternative text.',
  width: 6,
};
const points: Field = {
  name: 'points',
  label: 'Points',
  hint: 'One on each line; may be left empty.',
  width: 12,
};
const drawing: Field = {
  name: 'drawing',
  label: 'Drawing',
  hint: 'Takes the place of the picture; may be left empty.',
  width: 6,
};
const link: Field = { name: 'link', label: 'Link', hint: 'May be left empty.', width: 12 };

/** The sections of landing pages, and the parts that they are made of. */
export const landingSectionViews: View[] = [
  {
    uid: 'shared.swatch',
    mainField: 'name',
    rows: [
      [
        { name: 'name', label: 'Name of the cloth', width: 6 },
        { name: 'color', label: 'Colour', hint: 'Small letters, such as #cdbd9f.', width: 6 },
      ],
      [{ name: 'note', label: 'Note', hint: 'What it is like in a room.', width: 12 }],
    ],
  },
  {
    uid: 'shared.platform',
    mainField: 'name',
    rows: [
      [
        { name: 'name', label: 'Name', width: 6 },
        { name: 'mark', label: 'Mark', hint: 'The drawing beside the name.', width: 6 },
      ],
    ],
  },
  {
    uid: 'shared.power-option',
    mainField: 'title',
    rows: [
      [
        { name: 'title', label: 'Title', width: 6 },
        {
          name: 'type',
          label: 'Type',
          hint: 'battery and wired are also what the products are narrowed to.',
          width: 6,
        },
      ],
      [{ name: 'description', label: 'Explanation', width: 12 }],
      [points],
      [image],
      [link],
    ],
  },
  {
    uid: 'sections.benefits',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [
        { name: 'figure', label: 'Figure', hint: 'Such as 99; may be left empty.', width: 6 },
        { name: 'unit', label: 'Unit', hint: 'Such as %; may be left empty.', width: 6 },
      ],
      [{ name: 'items', label: 'Benefits', hint: 'Two to six.', width: 12 }],
    ],
  },
  {
    uid: 'sections.feature-grid',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [image, drawing],
      [{ name: 'items', label: 'Features', hint: 'Three to six.', width: 12 }],
    ],
  },
  {
    uid: 'sections.variants',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [{ name: 'variants', label: 'Variants', hint: 'Two to six; four fill the row.', width: 12 }],
    ],
  },
  {
    uid: 'sections.swatches',
    mainField: 'heading',
    rows: [
      [heading],
      [{ name: 'note', label: 'Note', hint: 'What to know before choosing a colour.', width: 12 }],
      [{ name: 'swatches', label: 'Swatches', hint: 'Four of them.', width: 12 }],
      [{ name: 'link', label: 'Button', width: 12 }],
    ],
  },
  {
    uid: 'sections.steps',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [{ name: 'steps', label: 'Steps', hint: 'Numbered in this order.', width: 12 }],
      [
        {
          name: 'drawing',
          label: 'Drawing',
          hint: 'Five windows from morning to night in place of the numbers; may be left empty.',
          width: 6,
        },
      ],
    ],
  },
  {
    uid: 'sections.platforms',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [image],
      [{ name: 'platforms', label: 'Platforms', hint: 'Each once.', width: 12 }],
    ],
  },
  {
    uid: 'sections.panel',
    mainField: 'heading',
    rows: [
      [heading],
      [{ name: 'text', label: 'Text', width: 12 }],
      [points],
      [image, drawing],
      [link],
    ],
  },
  {
    uid: 'sections.power-options',
    mainField: 'heading',
    rows: [
      [heading],
      [text],
      [
        {
          name: 'options',
          label: 'Options',
          hint: 'Two or three, each type once.',
          width: 12,
        },
      ],
    ],
  },
  { uid: 'sections.light-control', mainField: 'heading', rows: [[heading], [text]] },
  {
    uid: 'sections.product-grid',
    mainField: 'heading',
    rows: [
      [
        {
          ...heading,
          hint: "The products are those of the page's category; without one, this section is left out.",
        },
      ],
    ],
  },
];
