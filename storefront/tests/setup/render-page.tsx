import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { ThemeProvider } from '#app/theme/ThemeProvider';
import { stubMatchMedia } from './match-media';

/**
 * Renders a page where every address leads to it.
 * @param address where it stands, with its query and hash
 */
export function renderPage(page: ReactElement, address = '/page') {
  stubMatchMedia();
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const rendered = render(
    <ThemeProvider>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </ThemeProvider>,
  );
  return {
    ...rendered,
    /** Where the visitor is, with query and hash. */
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}
