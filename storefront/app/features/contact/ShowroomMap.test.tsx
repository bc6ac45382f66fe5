// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { ShowroomMap } from './ShowroomMap';

afterEach(cleanup);

it('asks nobody for a map before the visitor does, and then gives it the focus of the button', async () => {
  renderPage(<ShowroomMap mapUrl="about:blank#https://map.test" />);
  expect(screen.queryByTitle('Map of the showroom')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Show map' }));
  const map = screen.getByTitle('Map of the showroom');
  expect(map.parentElement).toBe(document.activeElement);
});
