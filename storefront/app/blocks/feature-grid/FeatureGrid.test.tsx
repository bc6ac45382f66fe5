// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const image = { url: '/uploads/motor.jpg', alternativeText: 'A motor.', width: 800, height: 600 };
const features = {
  __component: 'sections.feature-grid',
  heading: 'How it is made',
  text: null,
  drawing: null,
  items: [
    { title: 'Slim headrail', description: 'A 3 in cassette.' },
    { title: 'Hem bar', description: 'Weighted.' },
  ],
};

it('features are cards with a heading each', () => {
  renderLandingSections([{ ...features, image: null }]);
  const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(['Slim headrail', 'Hem bar']);
});

it('with a picture they are its parts', () => {
  renderLandingSections([{ ...features, image: { ...image, formats: null } }]);
  expect(screen.getByRole('img', { name: 'A motor.' })).toBeTruthy();
  const parts = screen.getAllByRole('term').map((term) => term.textContent);
  expect(parts).toEqual(['Slim headrail', 'Hem bar']);
});

it('or parts of a drawing that says in words what it shows', () => {
  renderLandingSections([{ ...features, image: null, drawing: 'roller-parts' }]);
  expect(screen.getByRole('img', { name: /headrail, cloth and hem bar/ })).toBeTruthy();
  expect(screen.getAllByRole('term')).toHaveLength(2);
});
