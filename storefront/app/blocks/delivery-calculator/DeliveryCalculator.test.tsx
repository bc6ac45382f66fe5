// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

const row = {
  __component: 'sections.delivery-calculator',
  heading: 'Delivery calculator',
  text: null,
  ratesHeading: 'Rates',
  rates: {
    caption: null,
    columns: 'Order value | Alberta | Western Canada',
    rows: 'Under $500 | $49.99 | $69.99\n$500-$1,000 | $39.99 | $59.99\nOver $2,000 | Free | Free',
  },
  timesHeading: 'Times',
  processing: {
    caption: null,
    columns: 'Product | Processing',
    rows: 'Standard | 7-10 business days\nMotorized | 14-21 business days',
  },
  delivery: {
    caption: null,
    columns: 'Region | Delivery',
    rows: 'Alberta | 2-3 days\nWestern Canada | 3-5 days\nRemote areas | 7-10 days',
  },
};

const answer = () => screen.getByRole('status', { name: 'Your delivery' });
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('Order value'), { target: { value } });
const marked = () =>
  within(screen.getByRole('table', { name: 'Rates' }))
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.hit)
    .map((cell) => cell.textContent);

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('R220 R221: the delivery calculator', () => {
  it('answers what the address asks, so that it works without a script', () => {
    renderSections([row], '/shipping?value=1,000&to=western-canada&product=motorized&remote=on');
    expect(answer().textContent).toContain('$59.99');
    expect(answer().textContent).toContain('14-21 business days');
    expect(answer().textContent).toContain('7-10 days');
    expect(marked()).toEqual(['$59.99']);
  });

  it('follows the typing, marks the cell it read, and keeps the choice in the address', () => {
    renderSections([row]);
    expect(marked()).toEqual(['$39.99']);
    type('499.99');
    expect(answer().textContent).toContain('$49.99');
    expect(marked()).toEqual(['$49.99']);
    expect(window.location.search).toContain('value=499.99');
    type('2000.01');
    expect(answer().textContent).toContain('Free');
    expect(marked()).toEqual(['Free']);
  });

  it('says so when the table has no rate, and when it was no amount', () => {
    renderSections([row]);
    type('1500');
    expect(answer().textContent).toContain('no rate is set');
    expect(marked()).toEqual([]);
    type('a lot');
    expect(screen.getByText('Type an amount, such as 864.00')).toBeTruthy();
    expect(screen.getByLabelText('Order value').getAttribute('aria-invalid')).toBe('true');
  });
});
