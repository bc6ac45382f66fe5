import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keptBackups, removeOldBackups } from '../lib/backup/kept-backups.mjs';
import { makeBackup } from '../lib/backup/make-backup.mjs';
import { describeBackup } from '../lib/backup/words.mjs';
import { loadSettings } from '../lib/env/load-settings.mjs';
import { backupFolder } from '../lib/env/service-env.mjs';
import { StopError } from '../lib/stop.mjs';
import { say, sayDone } from '../lib/terminal.mjs';

const usage = 'npm run backup -- [--to <folder>] [--keep <number of backups>]';

/**
 * `npm run backup`: database and pictures into a dated folder, while the shop runs.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, keep: { type: 'string' } },
  });
  const keep = Number(values.keep ?? Infinity);
  if (!(keep >= 1)) throw new StopError(usage);
  const { settings } = loadSettings();
  const into = values.to ? resolve(values.to) : backupFolder(settings);
  const { folder, manifest } = await makeBackup(settings, { into });
  sayDone(`Saved ${describeBackup(manifest)}: ${folder}`);
  const removed = await removeOldBackups(into, keep);
  if (removed > 0)
    sayDone(`Removed ${removed} older; ${(await keptBackups(into)).length} are kept`);
  say('Keep .env apart from it and as safe: the restored shop needs its secrets.');
  return 0;
}
