// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

afterEach(cleanup);

it('a call to action is a heading with one way on', () => {
  renderSections([
    {
      __component: 'sections.call-to-action',
      heading: 'Ask somebody who builds them',
      text: null,
      link: { text: 'Contact us', link: '/contact' },
    },
  ]);
  expect(screen.getByRole('heading', { name: 'Ask somebody who builds them' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
});
