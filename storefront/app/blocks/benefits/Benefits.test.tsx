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

it('a unit in letters stands apart from its figure', () => {
  renderLandingSections([{ ...benefits, figure: '38', unit: 'dB' }]);
  const unit = screen.getByText('dB');
  expect(unit.tagName).toBe('SMALL');
  expect(unit.parentElement?.textContent).toBe('38dB');
});

it('the benefits of a motor are drawn; one of the staff leaves all of them ticked', () => {
  const motor = { title: 'Convenience', description: 'One touch.' };
  const marks = () => [...document.querySelectorAll('li > svg')].map((svg) => svg.innerHTML);
  renderLandingSections([{ ...benefits, figure: null, unit: null, items: [motor] }]);
  const [drawn] = marks();
  cleanup();
  renderLandingSections([
    { ...benefits, figure: null, unit: null, items: [motor, ...benefits.items] },
  ]);
  expect(new Set(marks()).size).toBe(1);
  expect(marks()).not.toContain(drawn);
});
