import { randomBytes } from 'node:crypto';
import { postgresEnvironment } from './connection.mjs';
import { runTool } from './run-tool.mjs';

/**
 * The PostgreSQL on which the tests of this run keep their shops (npm run test:postgres), as an address of its
 * administrator's database; without one they use SQLite.
 */
const testServer = process.env.TEST_POSTGRES_URL;

/**
 * The settings of a database of its own for a test's desk. A SQLite file lies in the desk's data folder and goes with
 * it; a PostgreSQL database goes with its server.
 *
 * @param {{ template?: string }} [options] address of a database whose content it starts with; nobody may be using it
 * @returns {Promise<Record<string, string>>}
 */
export async function testDatabase({ template } = {}) {
  if (!testServer) return { DATABASE_CLIENT: 'sqlite' };
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const source = template ? new URL(template).pathname.slice(1) : 'template1';
  const env = postgresEnvironment({ DATABASE_URL: testServer });
  await runTool('psql', ['-Xqc', `CREATE DATABASE ${name} TEMPLATE ${source}`], { env });
  return {
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: new URL(name, testServer).href,
    // A dozen desks share the server's hundred connections.
    DATABASE_POOL_MAX: '5',
  };
}
