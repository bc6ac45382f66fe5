import type { StrapiApp } from '@strapi/strapi/admin';
import { Typography } from '@strapi/design-system';
import { cellsOf, type Row } from '../cells';
import { ageOf } from './age';
import { ExportButton } from './ExportButton';
import { StageCell } from './StageCell';

/** The list of consultation requests as a place to work: age, status in two clicks, export. */
export function showInbox(app: StrapiApp): void {
  cellsOf(app, 'api::consultation.consultation', {
    stage: (row) => (
      <StageCell
        // A list that was read again shows what it read.
        key={`${text(row, 'documentId')} ${text(row, 'stage')}`}
        documentId={text(row, 'documentId')}
        name={text(row, 'name')}
        stage={text(row, 'stage')}
      />
    ),
    createdAt: (row) => {
      const moment = new Date(text(row, 'createdAt'));
      return (
        <Typography textColor="neutral800">
          <time dateTime={moment.toISOString()} title={moment.toLocaleString()}>
            {ageOf(moment)}
          </time>
        </Typography>
      );
    },
  });
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'export-requests', Component: ExportButton });
}

function text(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : '';
}
