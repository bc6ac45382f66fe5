// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const image = { url: '/uploads/shade.jpg', alternativeText: 'A shade.', width: 800, height: 600 };
const panel = {
  drawing: null,
  __component: 'sections.panel',
  heading: 'Side Channel System',
  text: 'Light escapes at the edges first.',
  link: { text: 'Ask about side channels', link: '/contact' },
};

it.each([
  ['with a picture', { ...image, formats: null }, null, 0],
  ['with a picture and points', { ...image, formats: null }, 'One\n\n Two ', 2],
  ['with points alone', null, 'One\nTwo', 2],
  ['with words alone', null, null, 0],
])('R133: a panel %s says its subject and leads on', (_, picture, points, count) => {
  renderLandingSections([{ ...panel, image: picture, points }]);
  const region = within(screen.getByRole('region', { name: 'Side Channel System' }));
  expect(region.getByText('Light escapes at the edges first.')).toBeTruthy();
  expect(region.queryAllByRole('listitem')).toHaveLength(count);
  expect(region.queryAllByRole('img')).toHaveLength(picture ? 1 : 0);
  const link = region.getByRole('link', { name: 'Ask about side channels' });
  expect(link.getAttribute('href')).toBe('/contact');
});

it('a drawing takes the place of the picture', () => {
  renderLandingSections([{ ...panel, image: null, points: 'One', drawing: 'side-channels' }]);
  expect(screen.getByRole('img', { name: /^Cross-section seen from above/ })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
