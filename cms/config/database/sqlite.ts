import path from 'node:path';
import { dataDir } from '../support/data-dir';

/** The one call of better-sqlite3 that this file relies on; knex hands the connection out untyped. */
interface SqliteConnection {
  pragma(statement: string): unknown;
}
type PoolDone = (error: Error | undefined, connection: unknown) => void;

/**
 * Strapi's own SQLite dialect sets foreign_keys and nothing else. WAL lets the storefront read while
 * staff save; the busy timeout makes a second writer wait (milliseconds) instead of failing at once.
 *
 * `synchronous = FULL` because a visitor is told that a request is stored: with NORMAL the last commits before a power
 * cut are lost, though never before a mere crash of the process. macOS flushes the drive itself only when asked to.
 */
function prepareConnection(untyped: unknown, done: PoolDone): void {
  const connection = untyped as SqliteConnection;
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('fullfsync = ON');
  connection.pragma('busy_timeout = 5000');
  connection.pragma('foreign_keys = ON');
  done(undefined, connection);
}

/** The shop in one file, DATABASE_FILENAME in the data folder, which Strapi makes when it is missing. */
export function sqlite() {
  const filename = process.env.DATABASE_FILENAME || 'shop.db';
  return {
    client: 'sqlite' as const,
    connection: { filename: path.join(dataDir(), filename) },
    useNullAsDefault: true,
    pool: { afterCreate: prepareConnection },
  };
}
