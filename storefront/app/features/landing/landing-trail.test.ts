import { expect, it } from 'vitest';

import { landingTrail } from './landing-trail';

it('a page of a kind stands below its family, a family below the products', () => {
  expect(landingTrail('/products/roller-blinds/blackout', 'Blackout Roller Blinds')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Products', to: '/products' },
    { label: 'Roller Blinds', to: '/products/roller-blinds' },
    { label: 'Blackout' },
  ]);
  expect(landingTrail('/products/vertical-blinds/slats', 'Replacement Slats').at(-1)).toEqual({
    label: 'Replacement Slats',
  });
  expect(landingTrail('/products/smart-home', 'Smart Home').map(({ label }) => label)).toEqual([
    'Home',
    'Products',
    'Smart Home',
  ]);
});
