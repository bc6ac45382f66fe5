// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const benefits = {
  __component: 'sections.benefits',
  heading: 'Blocks up to 99% of light',
  text: null,
  items: [
    { title: 'Deeper sleep', description: 'For shift workers.' },
    { title: 'Quieter rooms', description: 'The cloth is dense.' },
  ],
};

it.each([
  ['beside a figure for the eye alone', '99', '%'],
  ['in columns without one', null, null],
])('benefits are a list under their heading, %s', (_, figure, unit) => {
  renderLandingSections([{ ...benefits, figure, unit }]);
  const section = within(screen.getByRole('region', { name: 'Blocks up to 99% of light' }));
  const points = section.getAllByRole('listitem').map((item) => item.textContent);
  expect(points).toEqual(['Deeper sleepFor shift workers.', 'Quieter roomsThe cloth is dense.']);
  expect(section.queryByText('99%')?.getAttribute('aria-hidden')).toBe(figure ? 'true' : undefined);
});
