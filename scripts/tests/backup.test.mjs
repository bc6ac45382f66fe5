import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { keptBackups, removeOldBackups } from '../lib/backup/kept-backups.mjs';
import { makeBackup } from '../lib/backup/make-backup.mjs';
import { restoreBackup } from '../lib/backup/restore-backup.mjs';
import { momentOf, stampOf } from '../lib/backup/stamp.mjs';
import { describeBackup } from '../lib/backup/words.mjs';
import { openSqlite } from '../lib/sqlite.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const now = new Date('2026-11-21T13:20:05.123Z');

/**
 * A shop of two pictures whose database is open and has changes that are not in its file yet.
 *
 * @param {import('node:test').TestContext} context
 */
function runningShop(context) {
  const dataDir = temporaryFolder(context);
  const uploads = join(dataDir, 'public/uploads');
  mkdirSync(join(uploads, 'deep'), { recursive: true });
  writeFileSync(join(uploads, 'zebra.webp'), 'a zebra shade');
  writeFileSync(join(uploads, 'deep/roller.webp'), 'a roller blind');
  const database = openSqlite(join(dataDir, 'shop.db'));
  context.after(() => database.close());
  database.pragma('journal_mode = WAL');
  database.prepare('CREATE TABLE requests (name TEXT)').run();
  database.prepare('INSERT INTO requests VALUES (?)').run('Noor');
  return { dataDir, uploads, database, settings: settingsFor(dataDir) };
}

/** @param {string} dataDir */
function settingsFor(dataDir) {
  return { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: 'shop.db', DATA_DIR: dataDir };
}

/** @param {string} dataDir */
function namesIn(dataDir) {
  const database = openSqlite(join(dataDir, 'shop.db'));
  const rows = /** @type {{ name: string }[]} */ (
    database.prepare('SELECT name FROM requests').all()
  );
  database.close();
  return rows.map(({ name }) => name);
}

test('a backup of a running shop restores it elsewhere, pictures and unsettled changes included', async (context) => {
  const shop = runningShop(context);
  const into = temporaryFolder(context);
  const { folder, manifest } = await makeBackup(shop.settings, { into, now });
  assert.equal(folder, join(into, '2026-11-21T13-20-05Z'));
  assert.match(describeBackup(manifest), /MB of database, 2 files of pictures/);
  assert.equal(statSync(folder).mode & 0o077, 0, 'for its owner alone');

  const other = join(temporaryFolder(context), 'new-machine');
  const { aside } = await restoreBackup(settingsFor(other), folder);
  assert.equal(aside, undefined);
  assert.deepEqual(namesIn(other), ['Noor']);
  const picture = join(other, 'public/uploads/deep/roller.webp');
  assert.equal(readFileSync(picture, 'utf8'), 'a roller blind');
});

test('a shop is replaced only when asked, and then put aside whole', async (context) => {
  const shop = runningShop(context);
  const into = temporaryFolder(context);
  const { folder } = await makeBackup(shop.settings, { into, now });
  shop.database.prepare('INSERT INTO requests VALUES (?)').run('Later');
  writeFileSync(join(shop.uploads, 'later.webp'), 'later');
  shop.database.close();

  await assert.rejects(restoreBackup(shop.settings, folder), /There is a shop already .*--replace/);
  assert.deepEqual(namesIn(shop.dataDir), ['Noor', 'Later']);

  const { aside = '' } = await restoreBackup(shop.settings, folder, { replace: true, now });
  assert.deepEqual(namesIn(shop.dataDir), ['Noor']);
  assert.deepEqual(readdirSync(shop.uploads).sort(), ['deep', 'zebra.webp']);
  const former = openSqlite(join(aside, 'database.sqlite'));
  context.after(() => former.close());
  assert.equal(former.prepare('SELECT name FROM requests').all().length, 2);
  assert.ok(existsSync(join(aside, 'uploads/later.webp')));
});

test('a damaged or foreign backup changes nothing', async (context) => {
  const shop = runningShop(context);
  const { folder } = await makeBackup(shop.settings, { into: temporaryFolder(context), now });
  const target = settingsFor(join(temporaryFolder(context), 'new'));

  await assert.rejects(
    restoreBackup({ ...target, DATABASE_CLIENT: 'postgres' }, folder),
    /This backup is of sqlite, .* npm run move/,
  );
  writeFileSync(join(folder, 'uploads/zebra.webp'), 'a zebra shape');
  await assert.rejects(restoreBackup(target, folder), /zebra\.webp is not what was saved/);
  rmSync(join(folder, 'uploads/zebra.webp'));
  await assert.rejects(restoreBackup(target, folder), /zebra\.webp is missing/);
  rmSync(join(folder, 'manifest.json'));
  await assert.rejects(restoreBackup(target, folder), /is no backup/);
  assert.ok(!existsSync(target.DATA_DIR));
});

test('a backup that fails leaves nothing that looks like one', async (context) => {
  const into = temporaryFolder(context);
  const empty = settingsFor(temporaryFolder(context));
  await assert.rejects(makeBackup(empty, { into, now }), /There is no shop to save/);
  assert.deepEqual(readdirSync(into), []);
});

test('the newest backups are kept, and nothing else in their folder is touched', async (context) => {
  const into = temporaryFolder(context);
  const days = [19, 21, 20].map((day) => new Date(Date.UTC(2026, 10, day, 3)));
  for (const day of days) mkdirSync(join(into, stampOf(day)));
  mkdirSync(join(into, 'mine'));
  assert.equal(await removeOldBackups(into, 2), 1);
  assert.deepEqual(readdirSync(into).sort(), [
    '2026-11-20T03-00-00Z',
    '2026-11-21T03-00-00Z',
    'mine',
  ]);
  assert.deepEqual(
    (await keptBackups(into)).map(({ madeAt }) => madeAt.getUTCDate()),
    [21, 20],
  );
  assert.equal(momentOf('2026-11-21T03-00-00Z.partial'), undefined);
});
