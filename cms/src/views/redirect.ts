import type { View } from './view';

export const redirect: View = {
  uid: 'api::redirect.redirect',
  mainField: 'from',
  sort: ['createdAt', 'DESC'],
  columns: { from: 'Old address', to: 'Leads to', createdAt: 'Since' },
  rows: [
    [
      {
        name: 'from',
        label: 'Old address',
        hint: 'Such as /products/old-name. It counts only while no page has this address.',
        width: 6,
      },
      {
        name: 'to',
        label: 'Leads to',
        hint: 'Such as /products/new-name. The desk writes these by itself when an address changes.',
        width: 6,
      },
    ],
  ],
};
