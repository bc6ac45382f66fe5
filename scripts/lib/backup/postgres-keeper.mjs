import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { postgresEnvironment } from '../postgres/connection.mjs';
import { runTool } from '../postgres/run-tool.mjs';

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {import('./keeper.mjs').Keeper}
 */
export function postgresKeeper(settings) {
  const env = postgresEnvironment(settings);
  const schema = settings.DATABASE_SCHEMA ?? 'public';
  const savedAs = 'database.sql';

  /** @param {string} target */
  const save = async (target) => {
    const scope = ['--no-owner', '--no-privileges', `--schema=${quoted(schema)}`];
    await runTool('pg_dump', [...scope, `--file=${target}`], { env });
  };

  return {
    client: 'postgres',
    savedAs,
    where: `the database ${env.PGDATABASE} at ${env.PGHOST}:${env.PGPORT}`,
    save,

    async isEmpty() {
      const count = `SELECT count(*) FROM information_schema.tables WHERE table_schema = ${literal(schema)}`;
      const answer = await runTool('psql', ['-XAtqc', count], { env });
      return answer.trim() === '0';
    },

    putAside: (folder) => save(join(folder, savedAs)),

    async load(source) {
      // In one transaction with what is loaded: a restore that fails leaves the database as it was.
      const input = Readable.from(replacing(schema, source));
      await runTool('psql', ['-Xq', '--single-transaction', '--set=ON_ERROR_STOP=1'], {
        env,
        input,
      });
    },
  };
}

/**
 * @param {string} schema
 * @param {string} source
 */
async function* replacing(schema, source) {
  yield 'SET client_min_messages TO warning;\n';
  yield `DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE;\n`;
  yield* createReadStream(source, 'utf8');
}

/** @param {string} name */
function quoted(name) {
  return `"${name.replaceAll('"', '""')}"`;
}

/** @param {string} text */
function literal(text) {
  return `'${text.replaceAll("'", "''")}'`;
}
