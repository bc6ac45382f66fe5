import { expect, it } from 'vitest';

import { buildBreadcrumbData } from './breadcrumb-data';

it('counts the steps from 1, in full addresses; the page itself has none', () => {
  const trail = [
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Linen' },
  ];
  expect(buildBreadcrumbData(trail, 'https://shop.test')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.test/' },
      { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://shop.test/products' },
      { '@type': 'ListItem', position: 3, name: 'Linen' },
    ],
  });
});
