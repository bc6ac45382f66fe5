// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

it('steps are numbered by their order', () => {
  renderLandingSections([
    {
      __component: 'sections.steps',
      heading: 'How It Works',
      text: null,
      steps: [
        { title: 'Measure and match', description: 'Send us a slat.' },
        { title: 'Custom production', description: 'We cut it.' },
      ],
    },
  ]);
  const list = within(screen.getByRole('region', { name: 'How It Works' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('heading')
      .map((step) => step.textContent),
  ).toEqual(['Measure and match', 'Custom production']);
});
