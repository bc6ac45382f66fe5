// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const option = { description: 'How it is fed.', points: 'Quiet', image: null };
const section = {
  __component: 'sections.power-options',
  heading: 'Three ways to power it',
  text: null,
  options: [
    { ...option, type: 'battery', title: 'Battery', link: null },
    { ...option, type: 'wired', title: 'Hardwired', link: null },
    { ...option, type: 'smart_home', title: 'Smart Home', link: { text: 'More', link: '/smart' } },
  ],
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);

it('R134: power options stand in their order, each with the way to it', () => {
  renderLandingSections([section]);
  expect(names()).toEqual(['Battery', 'Hardwired', 'Smart Home']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/page?type=battery', '/page?type=wired', '/smart']);
  expect(screen.queryByText('Your choice')).toBeNull();
});

it('the one that the address names stands first and says so', () => {
  renderLandingSections([section], '/page?type=wired');
  expect(names()).toEqual(['Hardwired', 'Battery', 'Smart Home']);
  expect(screen.getByText('Your choice')).toBeTruthy();
  expect(screen.getByRole('article', { current: true }).id).toBe('wired');
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Choose Battery', 'More']);
});
