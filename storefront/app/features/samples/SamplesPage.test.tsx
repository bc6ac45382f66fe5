// @vitest-environment jsdom
import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { takeToasts, type ToastMessage } from '#app/ui/toast';
import { stubBrowserParts } from '#tests/setup/browser-parts';
import { renderPage } from '#tests/setup/render-page';

import { SamplesPage } from './SamplesPage';
import { selectionStore } from './selection-store';
import { swatchButtonId } from './swatch-button-id';

const toasts: ToastMessage[] = [];
let stopToasts: () => void;

beforeEach(() => {
  stubBrowserParts();
  selectionStore.set([]);
  toasts.length = 0;
  stopToasts = takeToasts((message) => toasts.push(message));
});
afterEach(() => {
  cleanup();
  stopToasts();
});

const swatch = (id: string) => document.getElementById(swatchButtonId(id)) as HTMLElement;
const isPressed = (id: string) => swatch(id).getAttribute('aria-pressed') === 'true';
const bar = () => document.querySelector<HTMLElement>('[aria-label="Your samples"]');
const inBar = () => within(bar() as HTMLElement);

it('R103: a click takes a swatch and gives it back, and a sixth is refused', () => {
  renderPage(<SamplesPage />);
  fireEvent.click(swatch('woven-jute'));
  expect(isPressed('woven-jute')).toBe(true);
  fireEvent.click(swatch('woven-jute'));
  expect(isPressed('woven-jute')).toBe(false);
  expect(bar()).toBeNull();

  const five = ['lf-snow', 'lf-oat', 'lf-dove', 'bo-navy', 'bo-taupe'];
  act(() => selectionStore.set(five));
  fireEvent.click(swatch('woven-jute'));
  expect(toasts).toEqual([
    {
      title: 'Maximum Samples Selected',
      text: 'You can only select up to 5 free samples. Please remove a selection first.',
      tone: 'destructive',
    },
  ]);
  expect(selectionStore.get()).toEqual(five);
  expect(isPressed('woven-jute')).toBe(false);
});

it('R101: the bar counts, takes one out, and empties; the focus goes to a swatch', () => {
  selectionStore.set(['lf-snow', 'woven-jute']);
  renderPage(<SamplesPage />);
  expect(inBar().getByText('2 of 5 chosen').getAttribute('role')).toBe('status');

  fireEvent.click(inBar().getByLabelText('Remove Snow Batiste'));
  inBar().getByText('1 of 5 chosen');
  expect(document.activeElement).toBe(swatch('lf-snow'));

  fireEvent.click(inBar().getByText('Clear Selection'));
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(swatch('woven-jute'));
});

it('what another tab of the shop chooses is chosen here', () => {
  renderPage(<SamplesPage />);
  localStorage.setItem('northlight-samples', '["bo-navy"]');
  const tell = (key: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  tell('another-key');
  expect(isPressed('bo-navy')).toBe(false);
  tell('northlight-samples');
  expect(isPressed('bo-navy')).toBe(true);
});

it('R102 R104 R181 R196: the form says what is wrong, then confirms, clears and closes, and sends nothing', () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  selectionStore.set(['lf-snow']);
  renderPage(<SamplesPage />);
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const ask = () => fireEvent.click(inBar().getByText('Request Samples'));
  const send = () => fireEvent.submit(dialog().querySelector('form') as HTMLFormElement);
  const field = (label: RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(label);
  const type = (label: RegExp, value: string) => {
    fireEvent.input(field(label), { target: { value } });
  };

  ask();
  send();
  expect(document.activeElement).toBe(field(/^Name/));
  const fields = [/^Name/, /^Email/, /^Address/, /^City/, /^Province/, /^Postal code/];
  const messages = fields.map((label) => {
    const id = field(label).getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });
  expect(messages).toEqual([
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Please enter your full address.',
    'City is required.',
    'Province is required.',
    'Please enter a valid Canadian postal code (e.g. A1A 1A1).',
  ]);

  type(/^Name/, 'Ada Lovelace');
  fireEvent.click(within(dialog()).getByText('Cancel'));
  expect(dialog().open).toBe(false);
  ask();
  expect(field(/^Name/).value).toBe('Ada Lovelace');

  type(/^Email/, 'ada@example.org');
  type(/^Address/, '12 Elm Street');
  type(/^City/, 'Calgary');
  type(/^Province/, 'AB');
  type(/^Postal code/, 't2p3x9');
  expect(field(/^Postal code/).value).toBe('T2P 3X9');
  send();

  expect(toasts).toEqual([
    {
      title: 'Sample Request Submitted',
      text: 'Your fabric samples will be shipped to your address soon.',
    },
  ]);
  expect(dialog().open).toBe(false);
  expect(bar()).toBeNull();
  expect(localStorage.getItem('northlight-samples')).toBe('[]');
  expect(document.activeElement).toBe(swatch('lf-snow'));

  fireEvent.click(swatch('lf-snow'));
  ask();
  expect(field(/^Name/).value).toBe('');
  expect(fetching).not.toHaveBeenCalled();
});
