import { pageFields } from './page-fields';
import type { View } from './view';

export const landingPage: View = {
  uid: 'api::landing-page.landing-page',
  mainField: 'title',
  sort: ['path', 'ASC'],
  columns: { title: 'Title', path: 'Address', category: 'Category' },
  rows: [
    [pageFields.title, pageFields.path],
    [pageFields.description],
    [
      {
        name: 'heroImage',
        label: 'Large picture',
        hint: 'Across the top of the page: at least 1600 pixels wide, with an alternative text.',
        width: 6,
      },
      {
        name: 'category',
        label: 'Category',
        hint: 'Its products are listed where the section "Product grid" stands.',
        width: 6,
      },
    ],
    [
      {
        name: 'heroLinks',
        label: 'Buttons beside the large picture',
        hint: 'The first is gold, the second a line.',
        width: 12,
      },
    ],
    [pageFields.metaDescription],
    [{ name: 'features', label: 'Features', hint: 'Three read best.', width: 12 }],
    [
      {
        name: 'variantsHeading',
        label: 'Heading over the variants',
        hint: 'Left empty: Find the one that fits.',
        width: 12,
      },
    ],
    [{ name: 'variants', label: 'Variants', hint: 'Four fill the row.', width: 12 }],
    [
      {
        name: 'closingHeading',
        label: 'Heading over the last button',
        hint: 'Left empty: Talk to the people who build them.',
        width: 12,
      },
    ],
    [
      {
        name: 'callToAction',
        label: 'Last button',
        hint: 'The last word of the page. With "Call to action" as the last section, it stands beside the button there.',
        width: 12,
      },
    ],
    [pageFields.sections],
  ],
};
