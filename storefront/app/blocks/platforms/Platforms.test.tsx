// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderLandingSections } from '#tests/setup/render-section';

afterEach(cleanup);

const marks = ['alexa', 'google-home', 'homekit', 'smartthings', 'ifttt'];
const platforms = (names: string[]) => ({
  __component: 'sections.platforms',
  heading: 'Compatible platforms',
  text: null,
  image: null,
  platforms: names.map((mark) => ({ name: `The ${mark}`, mark })),
});

it('R128: platforms are names, each under a mark that is drawn in the page', () => {
  const { container } = renderLandingSections([platforms(marks)]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    marks.map((mark) => `The ${mark}`),
  );
  expect(container.querySelectorAll('li svg[aria-hidden="true"]')).toHaveLength(5);
  expect(container.querySelector('img')).toBeNull();
});

it('a platform without a drawing of ours breaks the section', () => {
  expect(renderLandingSections([platforms(['toaster'])]).sections).toEqual([]);
});
