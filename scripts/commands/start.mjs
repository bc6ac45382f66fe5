import { buildApps } from '../lib/turbo/run-turbo.mjs';
import { loadSettings } from '../lib/env/load-settings.mjs';
import { install, isInstalled } from '../lib/install/install.mjs';
import { checkMachine } from '../lib/machine/check-machine.mjs';
import { createPhases } from '../lib/phases.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { runBoth } from '../lib/services/run-both.mjs';
import { describeBuild, describeSettings } from '../lib/start-words.mjs';

/** `npm start`: from a fresh clone to a shop that answers. */
export async function run() {
  listenForInterruption();
  const phases = createPhases();
  const { settings } = await phases.run('Settings', loadSettings, describeSettings);

  const installed = isInstalled();
  await phases.run(
    'Machine',
    () => checkMachine(settings, { installed }),
    () => `ports ${settings.STOREFRONT_PORT} and ${settings.CMS_PORT} are free, there is room`,
  );
  if (!installed) {
    phases.announce('Install   npm ci, from the lock file; this takes a minute or two');
    await phases.run('Install', install, () => 'packages are in place');
  }

  phases.announce('Build     what changed');
  await phases.run('Build', () => buildApps(), describeBuild);
  return runBoth(settings, 'production', phases);
}
