import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { parseSections } from '#app/blocks/parse-sections.server';
import { InfoSection } from '#app/blocks/InfoSection';
import { LandingSection } from '#app/blocks/LandingSection';
import { ThemeProvider } from '#app/theme/ThemeProvider';
import { stubMatchMedia } from './match-media';

/**
 * Renders sections of an information page as the CMS sends them, read and drawn by the registry.
 * @param rows rows of a dynamic zone
 * @param address where the page stands, with its query and hash
 */
export function renderSections(rows: unknown[], address?: string) {
  const sections = parseSections('info-page', rows, '/page');
  const page = sections.map((section, index) => <InfoSection key={index} section={section} />);
  return { sections, ...renderAt(page, address) };
}

/** The same for a landing page. */
export function renderLandingSections(rows: unknown[], address?: string) {
  const sections = parseSections('landing-page', rows, '/page');
  const page = sections.map((section, index) => <LandingSection key={index} section={section} />);
  return { sections, ...renderAt(page, address) };
}

function renderAt(page: ReactNode, address = '/page') {
  stubMatchMedia();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return render(
    <ThemeProvider>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </ThemeProvider>,
  );
}
