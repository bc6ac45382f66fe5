// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { themeStorageKey } from '#app/theme/color-scheme';
import { ThemeProvider } from '#app/theme/ThemeProvider';

import { ThemeSwitch } from './ThemeSwitch';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(cleanup);

function renderTwo() {
  render(
    <ThemeProvider>
      <ThemeSwitch />
      <ThemeSwitch size="large" />
    </ThemeProvider>,
  );
  return (name: string) => screen.getAllByRole<HTMLInputElement>('radio', { name });
}

it('R173: the switch offers dark, light and system, and dark is the default', () => {
  const radios = renderTwo();
  expect(radios('Dark').map(({ checked }) => checked)).toEqual([true, true]);
  expect(radios('Light')).toHaveLength(2);
  expect(radios('System')).toHaveLength(2);
});

it('R173: service line and drawer keep in step, and the choice is stored and painted', async () => {
  const radios = renderTwo();
  await userEvent.click(radios('Light')[1] as HTMLElement);
  expect(radios('Light').map(({ checked }) => checked)).toEqual([true, true]);
  expect(localStorage.getItem(themeStorageKey)).toBe('light');
  expect(document.documentElement.classList.contains('light')).toBe(true);

  await userEvent.click(radios('Dark')[0] as HTMLElement);
  expect(radios('Dark').map(({ checked }) => checked)).toEqual([true, true]);

  await userEvent.click(radios('System')[0] as HTMLElement);
  expect(radios('System').map(({ checked }) => checked)).toEqual([true, true]);
  expect(localStorage.getItem(themeStorageKey)).toBe('system');
  expect(document.documentElement.classList.contains('dark')).toBe(true);
});
