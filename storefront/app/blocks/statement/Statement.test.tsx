// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

afterEach(cleanup);

it('a statement says its figure in the heading, and shows it large for the eye alone', () => {
  renderSections([
    {
      __component: 'sections.statement',
      figure: '48',
      unit: 'h',
      heading: 'Report damage within 48 hours',
      text: 'Keep the carton.',
      links: [
        { text: 'Report damage', link: '/contact' },
        { text: 'Returns', link: '/returns' },
      ],
    },
  ]);
  expect(screen.getByRole('region', { name: 'Report damage within 48 hours' })).toBeTruthy();
  expect(screen.getByText('48').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/returns',
  ]);
});
