import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDesk, type Desk } from './setup/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const onPostgres = Boolean(process.env.TEST_POSTGRES_URL);

// Settings of SQLite's connection; PostgreSQL has no such.
describe.skipIf(onPostgres)('the SQLite file', () => {
  async function pragma(name: string): Promise<unknown> {
    const rows: Record<string, unknown>[] = await desk.strapi.db.connection.raw(`PRAGMA ${name}`);
    return Object.values(rows[0] ?? {})[0];
  }

  it('is in WAL mode, so that the shop reads while staff save', async () => {
    expect(await pragma('journal_mode')).toBe('wal');
  });

  it('has written a commit to the disk before it answers, so that a power cut loses none', async () => {
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('fullfsync')).toBe(1);
  });

  it('lets a second writer wait five seconds', async () => {
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('enforces foreign keys', async () => {
    expect(await pragma('foreign_keys')).toBe(1);
  });
});

describe('the data folder', () => {
  it('holds the uploads, and the database unless a server keeps it', () => {
    expect(existsSync(path.join(desk.dataDir, 'public', 'uploads'))).toBe(true);
    expect(readdirSync(desk.dataDir).includes('shop.db')).toBe(!onPostgres);
  });

  it.each(['/shop.db', '/uploads/../../shop.db', '/..%2fshop.db', '/uploads/..%2f..%2fshop.db'])(
    'does not give the database away at %s',
    async (address) => {
      const answer = await fetch(desk.url + address);
      expect(answer.ok).toBe(false);
    },
  );
});
