import { join } from 'node:path';
import { loadSettings } from './env/load-settings.mjs';
import { deskEnvironment } from './env/service-env.mjs';
import { ensureInstalled } from './install/install.mjs';
import { cmsFolder } from './paths.mjs';
import { listenForInterruption } from './process/interruption.mjs';
import { runProgram } from './process/run-program.mjs';
import { sayBusy } from './terminal.mjs';
import { buildApps } from './turbo/run-turbo.mjs';

/**
 * Runs a program of the desk on the shop's own data, with everything built that it needs. What it says goes to the
 * person who started it.
 *
 * @param {string} name folder of the program below `cms/src`
 * @param {string[]} args
 * @param {import('./env/read-settings.mjs').Settings} [changes] settings that this run has otherwise
 * @returns its exit code
 */
export async function runDeskProgram(name, args, changes = {}) {
  listenForInterruption();
  const { settings } = loadSettings();
  await ensureInstalled();
  sayBusy('Build     what changed');
  await buildApps();
  const { code } = await runProgram(
    process.execPath,
    [join(cmsFolder, 'dist/src', name, 'run.js'), ...args],
    {
      cwd: cmsFolder,
      env: deskEnvironment({ ...settings, ...changes }, 'production'),
      inherit: true,
    },
  );
  return code;
}
