// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const variant = { description: 'Softens the sun.', image: null };

it('a variant with a page of its own is a link to it, another is none', () => {
  renderLandingSections([
    {
      __component: 'sections.variants',
      heading: 'How much light?',
      text: 'Four cloths.',
      variants: [
        { ...variant, title: 'Blackout', link: '/products/roller-blinds/blackout' },
        { ...variant, title: 'Specialty', link: null },
      ],
    },
  ]);
  const [link, ...others] = screen.getAllByRole('link');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/products/roller-blinds/blackout');
  expect(link?.textContent).toContain('Explore Collection');
  expect(screen.getByRole('heading', { name: 'Specialty' })).toBeTruthy();
});
