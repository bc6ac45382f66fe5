// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ThemeProvider } from '#app/theme/ThemeProvider';

import { showToast, type ToastMessage } from '../toast';
import { toastRules } from './toast-rules';
import { ToastRegion } from './ToastRegion';

const added = { title: 'Added to cart', text: '2 x Banff Linen Roller added to your cart.' };
const refused = {
  title: 'Maximum Samples Selected',
  text: 'You can only select up to 5 free samples. Please remove a selection first.',
  tone: 'destructive',
} as const;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom draws nothing, so it captures no pointer.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The card's code is fetched for the first notice; time stands still only from there on. */
async function show(message: ToastMessage): Promise<HTMLElement> {
  act(() => showToast(message));
  const title = await screen.findByText(message.title);
  const card = title.closest<HTMLElement>('[role]');
  if (!card) throw new Error('the notice has no role');
  return card;
}

async function renderWith(message: ToastMessage): Promise<HTMLElement> {
  render(
    <ThemeProvider>
      <ToastRegion />
    </ThemeProvider>,
  );
  await show(message);
  vi.useFakeTimers();
  // Once more, now that time is ours: the new notice replaces the old one with a full span.
  act(() => showToast(message));
  return screen.getByText(message.title).closest('[role]') as HTMLElement;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function drag(card: HTMLElement, by: number): void {
  fireEvent.pointerDown(card, { clientX: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: 100 + by / 2, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: 100 + by, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: 100 + by, pointerId: 1 });
}

it('R015: the region stands in the page before the first notice', () => {
  render(
    <ThemeProvider>
      <ToastRegion />
    </ThemeProvider>,
  );
  const region = screen.getByRole('region', { name: /Notifications/ });
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');
});

it('R160: a plain notice is a status, a destructive one an alert, and only the new one shows', async () => {
  const first = await renderWith(added);
  expect(first.getAttribute('role')).toBe('status');
  expect(first.textContent).toContain(added.text);

  act(() => showToast(refused));
  expect(screen.queryByText(added.title)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(refused.text);
});

it('R161: a notice leaves after 5000 ms, not before', async () => {
  await renderWith(added);
  pass(toastRules.duration - 1);
  expect(screen.queryByText(added.title)).not.toBeNull();
  pass(1);
  expect(screen.queryByText(added.title)).toBeNull();
  expect(toastRules.duration).toBe(5000);
});

it('R161: the time stands still under the pointer and goes on where it stopped', async () => {
  const card = await renderWith(added);
  pass(3000);
  fireEvent.pointerEnter(card);
  pass(60_000);
  expect(screen.queryByText(added.title)).not.toBeNull();
  fireEvent.pointerLeave(card);
  pass(1999);
  expect(screen.queryByText(added.title)).not.toBeNull();
  pass(1);
  expect(screen.queryByText(added.title)).toBeNull();
});

it('R161: F8 moves the focus to the notices, which wait for it; Escape dismisses', async () => {
  const card = await renderWith(added);
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /Notifications/ }));
  pass(60_000);
  expect(screen.queryByText(added.title)).not.toBeNull();
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(screen.queryByText(added.title)).toBeNull();
});

it('R161: a swipe of 50 px to the right dismisses, 49 px or to the left does not', async () => {
  const card = await renderWith(added);
  drag(card, toastRules.swipe - 1);
  drag(card, -200);
  expect(screen.queryByText(added.title)).not.toBeNull();
  drag(card, toastRules.swipe);
  expect(screen.queryByText(added.title)).toBeNull();
  expect(toastRules.swipe).toBe(50);
});

it('R160: the close button has a name and closes', async () => {
  await renderWith(added);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText(added.title)).toBeNull();
});

it('R161: a notice that was dismissed by its button does not hold the next one', async () => {
  await renderWith(added);
  const button = screen.getByRole('button', { name: 'Dismiss notification' });
  act(() => button.focus());
  fireEvent.click(button);
  act(() => showToast(refused));
  pass(toastRules.duration);
  expect(screen.queryByText(refused.title)).toBeNull();
});
