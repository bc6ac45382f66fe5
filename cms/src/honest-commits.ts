import type { Core } from '@strapi/strapi';

/** What is used here of knex. */
interface Knex {
  raw: (sql: string) => Promise<unknown>;
  client: {
    transaction: (container: Container, ...further: unknown[]) => unknown;
  };
}

interface Transaction {
  commit: (value?: unknown) => Promise<unknown>;
  /** Settled by the outcome of the transaction, a COMMIT that failed included. */
  executionPromise: Promise<unknown>;
}

type Container = (transaction: Transaction) => unknown;

/**
 * Makes a COMMIT that fails an error. Knex tells only `executionPromise` of it, and Strapi, which waits for `commit()`
 * alone, would answer 201 for a request that no disk has room for, or that a database lost as its connection broke.
 */
export function requireHonestCommits(strapi: Core.Strapi): void {
  const knex = strapi.db.connection as unknown as Knex;
  const begin = knex.client.transaction.bind(knex.client);
  knex.client.transaction = (container, ...further) =>
    begin((transaction) => container(withHonestCommit(knex, transaction)), ...further);
}

function withHonestCommit(knex: Knex, transaction: Transaction): Transaction {
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (value) => {
    try {
      const [result] = await Promise.all([commit(value), transaction.executionPromise]);
      return result;
    } catch (error) {
      // SQLite, which has one connection, leaves some of them open; where it does not, there is nothing to undo.
      await knex.raw('ROLLBACK').catch(() => undefined);
      throw error;
    }
  };
  return transaction;
}
