import type { View } from './view';

export const category: View = {
  uid: 'api::category.category',
  mainField: 'name',
  sort: ['order', 'ASC'],
  columns: { name: 'Name', slug: 'Address', order: 'Order' },
  rows: [
    [
      { name: 'name', label: 'Name', width: 6 },
      {
        name: 'slug',
        label: 'Address',
        hint: 'The page is /products/ and this. Left empty, it is made from the name. After a change the old address leads here.',
        width: 6,
      },
    ],
    [
      {
        name: 'description',
        label: 'Description',
        hint: 'One or two sentences for the card of this collection.',
        width: 12,
      },
    ],
    [
      {
        name: 'image',
        label: 'Picture',
        hint: 'At least 1200 pixels wide, with an alternative text.',
        width: 6,
      },
      {
        name: 'order',
        label: 'Order',
        hint: 'Smaller comes first. The home page shows the first five.',
        width: 6,
      },
    ],
    [
      {
        name: 'products',
        label: 'Products',
        hint: 'A product is moved from its own form.',
        width: 12,
      },
    ],
  ],
};
