import type { Database } from '@strapi/database';
import { withLateForeignKeys } from './late-foreign-keys';

type Row = Record<string, unknown>;
type Table = Database['schema']['schema']['tables'][number];

/** Rows written with one statement: SQLite takes no more than 500. */
const ROWS_AT_ONCE = 200;

export interface Copied {
  tables: number;
  rows: number;
}

/**
 * Replaces every row of a database by those of another one, numbers included: content with its drafts and relations,
 * requests, administrators with their passwords, tokens. All or nothing.
 *
 * @param target initialised by Strapi, so that its tables are there
 * @throws Error when the source lacks a table or a column that this version of the shop has
 */
export async function copyTables(source: Database, target: Database): Promise<Copied> {
  const { tables } = target.schema.schema;
  let rows = 0;
  await withLateForeignKeys(target, async (transaction) => {
    const into = (table: string) => {
      const schema = target.getSchemaName();
      return schema ? transaction(table).withSchema(schema) : transaction(table);
    };
    for (const { name } of tables) await into(name).delete();
    for (const table of tables) {
      const found = await rowsOf(source, table);
      rows += found.length;
      for (let at = 0; at < found.length; at += ROWS_AT_ONCE) {
        await into(table.name).insert(found.slice(at, at + ROWS_AT_ONCE));
      }
    }
    if (target.dialect.client === 'postgres') {
      for (const table of tables) await countOn(transaction, table, target.getSchemaName());
    }
  });
  return { tables: tables.length, rows };
}

async function rowsOf(source: Database, { name, columns }: Table): Promise<Row[]> {
  const names = columns.map((column) => column.name);
  const moments = columns.filter(({ type }) => type === 'datetime' || type === 'timestamp');
  const switches = columns.filter(({ type }) => type === 'boolean');
  const rows: Row[] = await source.getConnection(name).select(names);
  for (const row of rows) {
    // SQLite knows neither: it keeps milliseconds and 0 or 1.
    for (const column of moments) row[column.name] = toDate(row[column.name]);
    for (const column of switches) row[column.name] = toBoolean(row[column.name]);
  }
  return rows;
}

function toDate(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'string' ? new Date(value) : value;
}

function toBoolean(value: unknown): unknown {
  return typeof value === 'number' ? value === 1 : value;
}

/** PostgreSQL counts ids apart from the rows; SQLite looks at them. */
async function countOn(
  transaction: Parameters<Parameters<typeof withLateForeignKeys>[1]>[0],
  { name, columns }: Table,
  schema = 'public',
): Promise<void> {
  if (!columns.some(({ type }) => type === 'increments')) return;
  const quoted = `"${schema}"."${name}"`;
  await transaction.raw(
    `SELECT setval(pg_get_serial_sequence(?, 'id'), COALESCE(MAX(id), 0) + 1, false) FROM ${quoted}`,
    [quoted],
  );
}
