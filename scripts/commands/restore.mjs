import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keptBackups } from '../lib/backup/kept-backups.mjs';
import { restoreBackup } from '../lib/backup/restore-backup.mjs';
import { describeBackup } from '../lib/backup/words.mjs';
import { loadSettings } from '../lib/env/load-settings.mjs';
import { backupFolder } from '../lib/env/service-env.mjs';
import { portProblem } from '../lib/machine/ports.mjs';
import { StopError } from '../lib/stop.mjs';
import { sayDone } from '../lib/terminal.mjs';

/**
 * `npm run restore -- <folder>`: puts a backup in the place of the shop; without a folder, the newest one.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { settings } = loadSettings();
  const running = await portProblem(settings.BIND_HOST ?? '', {
    variable: 'CMS_PORT',
    port: Number(settings.CMS_PORT),
  });
  if (running) throw new StopError(`Stop the shop before its data is exchanged. ${running}`);

  const folder = positionals[0] ? resolve(positionals[0]) : await newest(backupFolder(settings));
  const { manifest, aside } = await restoreBackup(settings, folder, values);
  sayDone(`Restored the shop of ${manifest.madeAt}: ${describeBackup(manifest)}`);
  if (aside) sayDone(`What was there before lies in ${aside}`);
  return 0;
}

/** @param {string} into */
async function newest(into) {
  const [backup] = await keptBackups(into);
  if (!backup) throw new StopError(`${into} holds no backup: name its folder.`);
  return backup.folder;
}
