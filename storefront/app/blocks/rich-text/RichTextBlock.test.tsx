// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

const row = { __component: 'sections.rich-text', heading: 'What is covered', body: 'All of *it*.' };

afterEach(cleanup);

it('a text stands under its heading', () => {
  renderSections([row]);
  const section = screen.getByRole('region', { name: 'What is covered' });
  expect(section.querySelector('em')?.textContent).toBe('it');
});

it('a text without a heading goes on from the section above', () => {
  renderSections([{ ...row, heading: null }]);
  expect(screen.getByText('it').parentElement?.textContent).toBe('All of it.');
  expect(screen.queryByRole('heading')).toBeNull();
});
