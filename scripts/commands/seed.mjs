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
 * `npm run seed`: fills the desk's database with the demo shop; `-- --reset` empties it first.
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
    [join(cmsFolder, 'dist/src/seed/run.js'), ...args],
    { cwd: cmsFolder, env: deskEnvironment(settings, 'production'), inherit: true },
  );
  return code;
}
