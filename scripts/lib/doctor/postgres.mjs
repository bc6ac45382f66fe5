import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../paths.mjs';
import { postgresEnvironment } from '../postgres/connection.mjs';
import { codeOf } from './reach.mjs';

/**
 * The part of pg that is used here. It is the desk's package and has no types for us.
 *
 * @typedef {object} Client
 * @property {() => Promise<void>} connect
 * @property {() => Promise<void>} end
 */

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} one sentence, or nothing when we may in or SQLite is used
 */
export async function postgresProblem(settings) {
  if (settings.DATABASE_CLIENT !== 'postgres') return undefined;
  const { PGHOST, PGPORT, PGDATABASE, PGUSER, PGPASSWORD } = postgresEnvironment(settings);
  /** @type {{ Client: new (options: object) => Client }} */
  const { Client } = createRequire(join(cmsFolder, 'package.json'))('pg');
  const client = new Client({
    host: PGHOST,
    port: Number(PGPORT),
    database: PGDATABASE,
    user: PGUSER,
    password: PGPASSWORD,
    ssl: settings.DATABASE_SSL === 'true' && {
      rejectUnauthorized: settings.DATABASE_SSL_REJECT_UNAUTHORIZED !== 'false',
    },
    connectionTimeoutMillis: 5_000,
  });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return `${PGUSER} cannot open the database ${PGDATABASE} at ${PGHOST}:${PGPORT} (${codeOf(error)}): ${adviceFor(codeOf(error))}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's own codes and the system's. @param {string} code */
function adviceFor(code) {
  switch (code) {
    case '28P01':
      return 'mend the password in DATABASE_URL or DATABASE_PASSWORD.';
    case '28000':
      return 'let that user in (pg_hba.conf), or set DATABASE_SSL=true if the server asks for it.';
    case '3D000':
      return 'make it (createdb), or mend its name.';
    default:
      return 'start the server, or mend DATABASE_URL or its parts.';
  }
}
