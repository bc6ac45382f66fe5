import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDesk, type Desk } from './setup/desk';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

const onPostgres = Boolean(process.env.TEST_POSTGRES_URL);

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
