// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

it('the light-control explainer stands under a heading of the page', () => {
  renderLandingSections([
    { __component: 'sections.light-control', heading: 'Day and night', text: null },
  ]);
  const section = within(screen.getByRole('region', { name: 'Day and night' }));
  expect(section.getByText(/Choose a cloth and a time of day/)).toBeTruthy();
  expect(section.getByRole('radio', { name: 'Light Filtering' })).toHaveProperty('checked', true);
  expect(section.getAllByRole('radio')).toHaveLength(5);
});
