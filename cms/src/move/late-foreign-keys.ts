import type { Database } from '@strapi/database';

type Transaction = Parameters<Parameters<Database['connection']['transaction']>[0]>[0];

interface Constraint {
  /** Quoted where it has to be, its schema included. */
  table: string;
  name: string;
}

/**
 * Runs work in a transaction that asks only at its end whether every row that another names is there: tables name one
 * another in circles, so there is no order to write them in.
 */
export async function withLateForeignKeys(
  database: Database,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await database.connection.transaction(async (transaction) => {
    if (database.dialect.client === 'sqlite') {
      await transaction.raw('PRAGMA defer_foreign_keys = ON');
      return work(transaction);
    }
    const constraints = await foreignKeysOf(transaction, database.getSchemaName());
    await alter(transaction, constraints, 'DEFERRABLE INITIALLY DEFERRED');
    await work(transaction);
    await transaction.raw('SET CONSTRAINTS ALL IMMEDIATE');
    await alter(transaction, constraints, 'NOT DEFERRABLE');
  });
}

async function foreignKeysOf(transaction: Transaction, schema = 'public'): Promise<Constraint[]> {
  const { rows }: { rows: Constraint[] } = await transaction.raw(
    `SELECT conrelid::regclass::text AS "table", conname AS name FROM pg_constraint
      WHERE contype = 'f' AND connamespace = ?::regnamespace`,
    [schema],
  );
  return rows;
}

async function alter(transaction: Transaction, constraints: Constraint[], how: string) {
  for (const { table, name } of constraints) {
    await transaction.raw(`ALTER TABLE ${table} ALTER CONSTRAINT ?? ${how}`, [name]);
  }
}
