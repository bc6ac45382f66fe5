import { beforeAll, describe, expect, it } from 'vitest';
import { getDesk, type Desk } from '../setup/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

describe('the SQLite file', () => {
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
