// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { clearanceItems } from './clearance-items';
import { DiscontinuedPage } from './DiscontinuedPage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const field = () => screen.getByLabelText<HTMLInputElement>('Search clearance items');
const category = () => screen.getByLabelText<HTMLSelectElement>('Category');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('R111: a bar is as long as a fifth for each piece that is left', () => {
  renderPage(<DiscontinuedPage />, '/discontinued');
  const bars = clearanceItems.map(({ name }) => {
    const row = screen.getByText(name).closest('article') as HTMLElement;
    const bar = row.querySelector<HTMLElement>('p > [aria-hidden="true"]');
    return bar?.style.getPropertyValue('--share');
  });
  expect(bars).toEqual(clearanceItems.map(({ stock }) => `${(stock / 5) * 100}%`));
});

it('R110: the list follows each key, the address a pause, and the category is added to it', () => {
  const { address } = renderPage(<DiscontinuedPage />, '/discontinued');
  expect(names()).toHaveLength(8);
  type('NAVY ');
  expect(names()).toEqual(['Elbow Blackout, Navy']);
  expect(address()).toBe('/discontinued');
  act(() => void vi.advanceTimersByTime(400));
  expect(address()).toBe('/discontinued?q=NAVY');
  expect(field().value).toBe('NAVY ');
  fireEvent.change(category(), { target: { value: 'sheer-shades' } });
  expect(address()).toBe('/discontinued?q=NAVY&category=sheer-shades');
  expect(names()).toEqual([]);
});

it('R111: "No Matching Items Found", and "Reset Filters" restores both', () => {
  const { address } = renderPage(
    <DiscontinuedPage />,
    '/discontinued?q=snow&category=zebra-blinds',
  );
  screen.getByText('No Matching Items Found');
  const reset = screen.getAllByText('Reset Filters').at(-1)?.closest('form');
  fireEvent.submit(reset as HTMLFormElement);
  expect(names()).toHaveLength(8);
  expect([field().value, category().value, address()]).toEqual(['', '', '/discontinued']);
  expect(document.activeElement).toBe(field());
});
