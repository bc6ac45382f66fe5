import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { parseSections } from '#app/blocks/parse-sections.server';
import { PageSection } from '#app/blocks/PageSection';
import { ThemeProvider } from '#app/theme/ThemeProvider';
import { stubMatchMedia } from './match-media';

/**
 * Renders sections as the CMS sends them, read and drawn by the registry.
 * @param rows rows of a dynamic zone
 * @param address where the page stands, with its query and hash
 */
export function renderSections(rows: unknown[], address = '/page') {
  stubMatchMedia();
  const sections = parseSections(rows, '/page');
  const page = sections.map((section, index) => <PageSection key={index} section={section} />);
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return {
    sections,
    ...render(
      <ThemeProvider>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
      </ThemeProvider>,
    ),
  };
}
