// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { BeforeButton } from './BeforeButton';

function Comparison() {
  const [bare, setBare] = useState(false);
  return <BeforeButton pressed={bare} disabled={false} onShow={setBare} />;
}

beforeEach(() => {
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  render(<Comparison />);
});
afterEach(cleanup);

const button = () => screen.getByRole('button', { name: 'Before' });
const isBare = () => button().getAttribute('aria-pressed') === 'true';

/** jsdom has no pointer events either: a plain event carries what the button reads of one. */
function pointer(type: 'pointerDown' | 'pointerUp', at: number, which = 0) {
  const event = createEvent[type](button());
  Object.defineProperties(event, {
    timeStamp: { value: at },
    button: { value: which },
    pointerId: { value: 1 },
  });
  fireEvent(button(), event);
}

function click(detail: number) {
  fireEvent.click(button(), { detail });
}

it('shows the bare room for as long as it is held', () => {
  pointer('pointerDown', 1_000);
  expect(isBare()).toBe(true);
  pointer('pointerUp', 1_900);
  click(1);
  expect(isBare()).toBe(false);
});

it('shows it until the next press after a short one', () => {
  for (const shown of [true, false]) {
    pointer('pointerDown', 1_000);
    pointer('pointerUp', 1_080);
    click(1);
    expect(isBare()).toBe(shown);
  }
});

it('answers a key, also after a hold that ended without a click', () => {
  pointer('pointerDown', 1_000);
  pointer('pointerUp', 1_900);
  click(0);
  expect(isBare()).toBe(true);
  click(0);
  expect(isBare()).toBe(false);
});

it('leaves the other buttons of a mouse alone', () => {
  pointer('pointerDown', 1_000, 2);
  expect(isBare()).toBe(false);
});
