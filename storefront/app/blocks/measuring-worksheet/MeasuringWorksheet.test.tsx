// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

afterEach(cleanup);

it('the worksheet has a row for each of five windows, and a button that prints', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderSections([
    {
      __component: 'sections.measuring-worksheet',
      heading: 'Take the worksheet',
      text: 'One letter page.',
      note: null,
      link: { text: 'Have us measure', link: '/contact' },
    },
  ]);
  expect(screen.getAllByText(/^Window \d$/)).toHaveLength(5);
  expect(screen.getAllByText('Narrowest')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Print worksheet' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Have us measure' }).getAttribute('href')).toBe(
    '/contact',
  );
});
