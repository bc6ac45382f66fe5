// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Deferred } from './Deferred';

function deferred(value: string | Promise<string>) {
  return (
    <Deferred value={value} fallback="on its way" failure="did not come">
      {(text) => <input aria-label={text} />}
    </Deferred>
  );
}

afterEach(cleanup);

it.each([
  ['at hand', 'first'],
  ['streamed', Promise.resolve('first')],
])('what was %s keeps the focus when another value takes its place', async (_, first) => {
  const { rerender } = render(deferred(first));
  const field = await screen.findByRole('textbox', { name: 'first' });
  field.focus();
  rerender(deferred('second'));
  expect(await screen.findByRole('textbox', { name: 'second' })).toBe(field);
  expect(document.activeElement).toBe(field);
});

it('something stands in for a value on its way, and for one that does not come', async () => {
  let fail = (_: Error) => {};
  render(deferred(new Promise((_, reject) => (fail = reject))));
  expect(await screen.findByText('on its way')).toBeTruthy();
  fail(new Error('cut'));
  expect(await screen.findByText('did not come')).toBeTruthy();
});
