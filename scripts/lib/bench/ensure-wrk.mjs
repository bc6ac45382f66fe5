import { findProgram } from '../machine/find-program.mjs';
import { aptInstall } from '../machine/apt.mjs';
import { sayBusy } from '../terminal.mjs';

/**
 * Finds wrk, or installs it. A load generator in Node is out of breath at what nginx answers, and would measure itself.
 *
 * @returns {Promise<string>} its program file
 * @throws {Error} when there is none and none can be installed
 */
export async function ensureWrk() {
  const found = findProgram('wrk');
  if (found) return found;
  sayBusy('No wrk here: trying to install it by apt-get');
  await aptInstall('wrk');
  const installed = findProgram('wrk');
  if (installed) return installed;
  throw new Error('wrk, the load generator, was not found: install it (apt, brew).');
}
