// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { PromoCode } from './PromoCode';

beforeEach(() => {
  vi.useFakeTimers();
  renderPage(<PromoCode code="SPRING50" />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Presses the button where the clipboard takes the code, or refuses it. */
async function copyWith(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
}
const words = () => [
  screen.getByRole('button').textContent,
  screen.getByRole('status').textContent,
];

it('R120: "Copied" takes the place of "Copy", is said aloud, and makes way again', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  expect(words()).toEqual(['Copy', '']);
  await copyWith(writeText);
  expect(writeText).toHaveBeenCalledWith('SPRING50');
  expect(words()).toEqual(['Copied', 'SPRING50 copied']);
  act(() => void vi.advanceTimersByTime(4000));
  expect(words()).toEqual(['Copy', '']);
});

it('where the clipboard is closed the code is selected', async () => {
  await copyWith(() => Promise.reject(new Error('not allowed')));
  expect(window.getSelection()?.toString()).toBe('SPRING50');
  expect(words()).toEqual(['Selected', 'SPRING50 is selected, ready to copy']);
});
