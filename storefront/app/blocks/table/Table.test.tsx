// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderSections } from '#tests/setup/render-section';

const row = {
  __component: 'sections.table',
  heading: 'How long it lasts',
  text: 'From the day of delivery.',
  tables: [
    {
      caption: null,
      columns: 'Product | Residential | What is done',
      rows: 'Motorized | 5 years | A new motor, brought and hung by us',
    },
  ],
};

afterEach(cleanup);

it('R222: a table of figures names its rows and columns, and itself by its heading', () => {
  renderSections([row]);
  const table = screen.getByRole('table', { name: 'How long it lasts' });
  expect(table.querySelectorAll('thead th[scope=col]')).toHaveLength(3);
  expect(screen.getByRole('rowheader', { name: 'Motorized' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '5 years' }).querySelector('small')?.textContent).toBe(
    'years',
  );
  expect(screen.getByRole('cell', { name: /new motor/ }).querySelector('p')).not.toBeNull();
  expect(screen.getByRole('region', { name: 'How long it lasts' }).id).toBe('how-long-it-lasts');
});

it('two tables have names of their own', () => {
  const tables = ['One', 'Other'].map((caption) => ({ ...row.tables[0], caption }));
  renderSections([{ ...row, tables }]);
  expect(screen.getByRole('table', { name: 'One' })).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Other' })).toBeTruthy();
});

it('a table that finds no room scrolls, and is a stop for the keyboard with a name', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  renderSections([row]);
  const scroller = screen.getByRole('group', { name: 'How long it lasts, scrolls sideways' });
  expect(scroller.tabIndex).toBe(0);
});

it('a column of words speaks in one voice, and so does the one beside it', () => {
  const rows =
    'Slats | 24 | 16\nLooks right on | Windows, narrow doors | Wide doors, tall ceilings';
  renderSections([{ ...row, tables: [{ ...row.tables[0], rows }] }]);
  for (const name of ['24', '16', 'Windows, narrow doors']) {
    expect(screen.getByRole('cell', { name }).querySelector('p')).not.toBeNull();
  }
});

it('a column without any figure is words, however short they are', () => {
  const rows = 'Open | Plain surface | 5 years\nClosed | Plain surface, white | None';
  renderSections([{ ...row, tables: [{ ...row.tables[0], rows }] }]);
  expect(screen.getByRole('cell', { name: 'Plain surface' }).querySelector('p')).not.toBeNull();
  expect(screen.getByRole('cell', { name: 'None' }).querySelector('p')).toBeNull();
});
