import type { Core } from '@strapi/strapi';
import { csvLine } from './csv';

const UID = 'api::consultation.consultation';
const ROWS_AT_ONCE = 500;
/** Without it a spreadsheet takes the file for one of its own, older alphabets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every consultation request as CSV, the newest first, a piece at a time: an inbox may be large. */
export async function* exportRequests(strapi: Core.Strapi): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS.map(([heading]) => heading));
  let where = {};
  for (;;) {
    const rows: Row[] = await strapi.db
      .query(UID)
      .findMany({ where, orderBy: { id: 'desc' }, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    where = { id: { $lt: last.id } };
    yield rows.map((row) => csvLine(COLUMNS.map(([, cell]) => cell(row)))).join('');
  }
}

interface Row {
  id: number;
  createdAt: string | Date;
  stage: string;
  productInterest: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  internalNotes: string | null;
  sourcePage: string | null;
}

const COLUMNS: readonly [heading: string, cell: (row: Row) => string | null][] = [
  ['Received', ({ createdAt }) => new Date(createdAt).toISOString()],
  ['Status', ({ stage }) => stage],
  ['Interested in', ({ productInterest }) => productInterest],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Message', ({ message }) => message],
  ['Internal notes', ({ internalNotes }) => internalNotes],
  ['Sent from page', ({ sourcePage }) => sourcePage],
];
