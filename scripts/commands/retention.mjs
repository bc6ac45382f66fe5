import { join } from 'node:path';
import { buildApps } from '../lib/turbo/run-turbo.mjs';
import { loadSettings } from '../lib/env/load-settings.mjs';
import { deskEnvironment } from '../lib/env/service-env.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { cmsFolder } from '../lib/paths.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { runProgram } from '../lib/process/run-program.mjs';
import { sayBusy } from '../lib/terminal.mjs';

/**
 * `npm run retention`: forgets consultation requests older than 24 months; `-- --months 12` names
 * another age, `-- --dry-run` only counts.
 *
 * @param {string[]} args
 */
export async function run(args) {
  listenForInterruption();
  const { settings } = loadSettings();
  await ensureInstalled();
  sayBusy('Build     what changed');
  await buildApps();
  const { code } = await runProgram(
    process.execPath,
    [join(cmsFolder, 'dist/src/retention/run.js'), ...args],
    { cwd: cmsFolder, env: deskEnvironment(settings, 'production'), inherit: true },
  );
  return code;
}
