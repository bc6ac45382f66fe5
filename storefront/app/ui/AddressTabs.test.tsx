// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useSearchParams } from '@remix-run/react';
import { afterEach, expect, it } from 'vitest';

import { renderPage } from '#tests/setup/render-page';

import { AddressTabs } from './AddressTabs';

const tabs = ['one', 'two', 'three'].map((value) => ({
  value,
  label: value,
  panel: `${value} it is`,
}));

function Page() {
  const [params] = useSearchParams();
  const current = params.get('tab') ?? 'one';
  return (
    <AddressTabs label="Numbers" tabs={tabs} current={current} to={(tab) => `/page?tab=${tab}`} />
  );
}

afterEach(cleanup);

it('shows the panel of the current tab alone, and only that tab is a stop', () => {
  renderPage(<Page />, '/page?tab=two');
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  const all = screen.getAllByRole('tab');
  expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  expect(all.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({ id }) => id));
});

it('arrow keys go round, Home and End to the ends; the address and the focus go along', () => {
  const { address } = renderPage(<Page />, '/page?tab=two');
  for (const [key, value] of [
    ['ArrowRight', 'three'],
    ['ArrowRight', 'one'],
    ['ArrowLeft', 'three'],
    ['Home', 'one'],
    ['End', 'three'],
    ['x', 'three'],
  ] as const) {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(address()).toBe(`/page?tab=${value}`);
    if (key !== 'x') expect(document.activeElement?.textContent).toBe(value);
  }
});
