// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { saleFilterGroups } from '#app/domain/sale/filter-groups';
import { stubBrowserParts } from '#tests/setup/browser-parts';
import { renderPage } from '#tests/setup/render-page';

import { SalePage } from './SalePage';

beforeEach(stubBrowserParts);
afterEach(cleanup);

const panel = () => within(screen.getByLabelText('Filters', { selector: 'aside' }));
const grid = () => within(screen.getByLabelText('Products'));
const names = () =>
  grid()
    .queryAllByText(/, /, { selector: 'h3' })
    .map((h) => h.textContent);
const choose = (label: string) => fireEvent.click(panel().getByLabelText(label));
const count = () => screen.getByText(/can be made/);

it('R122: six groups, all open; one folds by itself', () => {
  renderPage(<SalePage />, '/sale');
  const titles = saleFilterGroups.map(({ title }) => {
    return panel().getByText(title, { selector: 'button, button *' }).closest('button');
  });
  const open = () => titles.map((title) => title?.getAttribute('aria-expanded'));
  expect(open()).toEqual(['true', 'true', 'true', 'true', 'true', 'true']);
  fireEvent.click(titles[3] as HTMLElement);
  expect(open()).toEqual(['true', 'true', 'true', 'false', 'true', 'true']);
});

it('R122: a value shows its products, another of its group adds, another group narrows', () => {
  const { address } = renderPage(<SalePage />, '/sale');
  expect(names()).toHaveLength(12);
  choose('EZ');
  expect(names()).toHaveLength(4);
  choose('Bali');
  expect(names()).toHaveLength(8);
  choose('White');
  expect(names()).toHaveLength(4);
  expect(count().textContent).toBe('4 products can be made 36 by 48 in');
  expect(address()).toBe('/sale?brand=bali&brand=ez&color=white');
  fireEvent.submit(panel().getByText('Clear All').closest('form') as HTMLFormElement);
  expect(names()).toHaveLength(12);
  expect(address()).toBe('/sale');
});

it('R121: "No products found" with "Clear All Filters", which leaves size and sort alone', () => {
  const { address } = renderPage(
    <SalePage />,
    '/sale?brand=ez&category=faux-wood&sort=top-rated&width=40&height=50',
  );
  grid().getByText('No products found');
  expect(names()).toEqual([]);
  const clear = grid().getByText('Clear All Filters').closest('form');
  fireEvent.submit(clear as HTMLFormElement);
  expect(names()).not.toEqual([]);
  expect(address()).toBe('/sale?sort=top-rated&width=40&height=50');
  expect(document.activeElement).toBe(count());
});

it('R120 R211: 85 inches a side, told in centimetres; a quote takes the size along once it is chosen', () => {
  const { address } = renderPage(<SalePage />, '/sale');
  const width = screen.getByLabelText<HTMLSelectElement>('Width');
  const height = screen.getByLabelText<HTMLSelectElement>('Height');
  for (const side of [width, height]) {
    expect([...side.options].map(({ value }) => Number(value))).toEqual(
      Array.from({ length: 85 }, (_, index) => 12 + index),
    );
  }
  const quote = () => {
    return grid().getByLabelText('Request a Quote for Cordless Roller, White').getAttribute('href');
  };
  expect(quote()).toBe('/contact?product=Cordless+Roller%2C+White#consultation-form');
  fireEvent.change(width, { target: { value: '84' } });
  const told = document.getElementById(width.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('213.4 cm');
  expect(address()).toBe('/sale?width=84&height=48');
  expect(quote()).toContain('size=84+by+48+in');
  screen.getByLabelText('A window of 84 by 48 in beside an 80 in door, to scale');
});

it('R120 R211: four sorts', () => {
  renderPage(<SalePage />, '/sale');
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect([...sort.options].map(({ text }) => text)).toEqual([
    'Featured',
    'Price: low to high',
    'Price: high to low',
    'Top rated',
  ]);
});
