import type { Core } from '@strapi/strapi';

/** What is used here of knex. */
interface Knex {
  transaction: (...args: unknown[]) => Promise<Transaction> | Transaction;
  raw: (sql: string) => Promise<unknown>;
}

/** What is used here of a transaction of knex. */
interface Transaction {
  commit: (value?: unknown) => Promise<unknown>;
  /** Settled by the outcome of the transaction, a COMMIT that failed included. */
  executionPromise: Promise<unknown>;
}

/**
 * Makes a COMMIT that fails an error. Knex tells only `executionPromise` of it, and Strapi, which waits for `commit()`
 * alone, would answer 201 for a request that no disk has room for, or that a database lost as its connection broke.
 */
export function requireHonestCommits(strapi: Core.Strapi): void {
  const knex = strapi.db.connection as unknown as Knex;
  const begin = knex.transaction.bind(knex);
  knex.transaction = (...args) => {
    const begun = begin(...args);
    // Given a function, knex runs the transaction by itself, and its promise is the outcome.
    return typeof args[0] === 'function'
      ? begun
      : Promise.resolve(begun).then((it) => withHonestCommit(knex, it));
  };
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
