import { loadSettings } from '../lib/env/load-settings.mjs';
import { install, isInstalled } from '../lib/install/install.mjs';
import { checkMachine } from '../lib/machine/check-machine.mjs';
import { createPhases } from '../lib/phases.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { runBoth } from '../lib/services/run-both.mjs';
import { describeSettings } from '../lib/start-words.mjs';

/** `npm run dev`: desk and shop in watch mode. */
export async function run() {
  listenForInterruption();
  const phases = createPhases();
  const { settings } = await phases.run('Settings', loadSettings, describeSettings);
  const installed = isInstalled();
  await checkMachine(settings, { installed });
  if (!installed) await phases.run('Install', install, () => 'packages are in place');
  return runBoth(settings, 'development', phases);
}
