// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const swatch = (name: string, color: string) => ({ name, note: `${name} in words`, color });
const swatches = (color: string) => ({
  __component: 'sections.swatches',
  heading: 'Four blackout cloths',
  note: 'The coating stops the light.',
  swatches: ['Coal', 'Slate', 'Bone', 'Spruce'].map((name) => swatch(name, color)),
  link: { text: 'Request Fabric Samples', link: '/contact' },
});

it('R132: four cloths by name and note, and the way to samples', () => {
  renderLandingSections([swatches('#26292c')]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'CoalCoal in words',
    'SlateSlate in words',
    'BoneBone in words',
    'SpruceSpruce in words',
  ]);
  const link = screen.getByRole('link', { name: 'Request Fabric Samples' });
  expect(link.getAttribute('href')).toBe('/contact');
});

it('a colour that could carry more than a colour breaks the section', () => {
  const { sections } = renderLandingSections([swatches('red; background: url(https://a.test)')]);
  expect(sections).toEqual([]);
});
