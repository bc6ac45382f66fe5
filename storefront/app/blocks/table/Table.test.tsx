// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

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
