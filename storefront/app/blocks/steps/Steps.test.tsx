// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const section = {
  __component: 'sections.steps',
  heading: 'How It Works',
  text: null,
  drawing: null,
  steps: [
    { title: 'Measure and match', description: 'Send us a slat.' },
    { title: 'Custom production', description: 'We cut it.' },
  ],
};

it.each([
  ['are numbered by their order', null, 0],
  ['are drawn as windows of a day, for the eye alone', 'day', 2],
])('steps %s', (_, drawing, windows) => {
  const { container } = renderLandingSections([{ ...section, drawing }]);
  const list = within(screen.getByRole('region', { name: 'How It Works' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  const names = within(list).getAllByRole('heading');
  expect(names.map((name) => name.textContent)).toEqual(['Measure and match', 'Custom production']);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(windows);
});
