import type { View } from './view';

export const product: View = {
  uid: 'api::product.product',
  mainField: 'name',
  sort: ['name', 'ASC'],
  columns: {
    name: 'Name',
    category: 'Category',
    price: 'Price',
    inStock: 'In stock',
    featured: 'Featured',
  },
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
      { name: 'category', label: 'Category', hint: 'It must be published first.', width: 6 },
      {
        name: 'price',
        label: 'Price of a 36 by 48 inch window',
        width: 6,
      },
    ],
    [{ name: 'description', label: 'Description', width: 12 }],
    [
      {
        name: 'image',
        label: 'Main picture',
        hint: 'At least 1200 pixels wide, with an alternative text.',
        width: 6,
      },
      { name: 'gallery', label: 'More pictures', hint: 'In the order they are shown.', width: 6 },
    ],
    [
      {
        name: 'filterType',
        label: 'Light control',
        hint: 'What it does to daylight; shoppers filter by it.',
        width: 6,
      },
      {
        name: 'powerType',
        label: 'Power',
        hint: 'Only for motorized products.',
        width: 6,
      },
    ],
    [
      { name: 'inStock', label: 'In stock', hint: 'Off: it cannot be added to a cart.', width: 6 },
      { name: 'featured', label: 'Featured', hint: 'Puts the badge on its card.', width: 6 },
    ],
  ],
};
