import type { Field } from './view';

/** The fields that landing and information pages share, word for word. */
export const pageFields = {
  title: {
    name: 'title',
    label: 'Title',
    hint: 'The heading of the page, and its name in the browser.',
    width: 6,
  },
  path: {
    name: 'path',
    label: 'Address',
    hint: 'The shop has these pages; another takes a developer. After a change the old address leads here.',
    width: 6,
  },
  description: {
    name: 'description',
    label: 'Introduction',
    hint: 'One or two sentences under the heading.',
    width: 12,
  },
  metaDescription: {
    name: 'metaDescription',
    label: 'For search engines',
    hint: 'One sentence, at most 170 characters, shown under the link in search results.',
    width: 12,
  },
  sections: {
    name: 'sections',
    label: 'Sections',
    hint: 'The rest of the page, from top to bottom. Drag them into order.',
    width: 12,
  },
} as const satisfies Record<string, Field>;
