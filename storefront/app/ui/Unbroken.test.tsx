// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Unbroken } from './Unbroken';

it.each([
  ['Blocks about 90-95% of light.', ['90-95%']],
  ['Runs 6-12 months, recharges by USB-C.', ['6-12', 'USB-C']],
  ['A socket, and Wi-Fi. Then 3.5-5 in, 1,000-2,000.', ['Wi-Fi', '3.5-5', '1,000-2,000']],
  ['A foam-backed vane, at -30 too', []],
])('%s keeps its words, and whole what has to stay whole', (text, wholes) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map((span) => span.textContent)).toEqual(wholes);
});

it.each([
  ['Lookout Top-Down, Slate', ['Top-Down,']],
  ['Semi-Sheer Linen', ['Semi-Sheer']],
  ['Extraordinarily-Long-Shade', []],
  ['Linen <Roller> - new', []],
])('in the name %s no word falls apart that a phone can hold', (text, wholes) => {
  const { container } = render(<Unbroken text={text} name />);
  expect(container.textContent).toBe(text);
  const spans = [...container.querySelectorAll('span')];
  expect(spans.map((span) => span.textContent)).toEqual(wholes);
});
