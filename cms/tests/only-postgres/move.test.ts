import { beforeAll, describe, expect, it } from 'vitest';
import { postgresEnvironment } from '../../../scripts/lib/postgres/connection.mjs';
import { runTool } from '../../../scripts/lib/postgres/run-tool.mjs';
import { testDatabase } from '../../../scripts/lib/postgres/test-databases.mjs';
import { askAnotherDesk, temporaryFolder } from '../setup/another-desk';
import { getDesk } from '../setup/desk';
import { makeCategory, makeProduct } from '../setup/documents';

const move = (from: string) =>
  `return compiled('move/move-shop').moveShop(strapi, { from: '${from}', replace: false });`;

describe('a move', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const desk = await getDesk();
    const { documentId } = await makeCategory(desk, { status: 'published' });
    await makeProduct(desk, { status: 'published', category: documentId });
  });

  it('to SQLite and back changes nothing, administrators and tokens included', async () => {
    const sqlite = { DATABASE_CLIENT: 'sqlite', DATA_DIR: temporaryFolder() };
    const before = await rowsOf(process.env.DATABASE_URL);
    expect(before.length).toBeGreaterThan(100);
    await askAnotherDesk(sqlite, move('postgres'));

    const database = await testDatabase();
    const second = { ...database, DATA_DIR: sqlite.DATA_DIR };
    await askAnotherDesk(second, move('sqlite'));
    expect(await rowsOf(database.DATABASE_URL)).toEqual(before);

    const refused = await askAnotherDesk(
      second,
      `// The next document must not get the number of one that is there.
      await strapi.documents('api::testimonial.testimonial').create({
        data: { rating: 5, message: 'Fits.', name: 'Dana M.', location: 'Banff, AB' },
      });
      return compiled('move/move-shop')
        .moveShop(strapi, { from: 'sqlite', replace: false })
        .catch((error) => error.message);`,
    );
    expect(refused).toContain('--replace');
  });
});

/** Every row as PostgreSQL would write it again, but for what each Strapi keeps of its own tables. */
async function rowsOf(url = ''): Promise<string[]> {
  const dump = await runTool(
    'pg_dump',
    [
      '--data-only',
      '--inserts',
      '--exclude-table=strapi_migrations*',
      '--exclude-table=strapi_database_schema',
    ],
    { env: postgresEnvironment({ DATABASE_URL: url }) },
  );
  return dump
    .split('\n')
    .filter((line) => line.startsWith('INSERT'))
    .sort();
}
