import { dataFolder } from '../env/service-env.mjs';
import { root } from '../paths.mjs';
import { StopError } from '../stop.mjs';
import { diskProblem, roomToInstall, roomToRun } from './disk.mjs';
import { folderProblem } from './folder.mjs';
import { portProblem } from './ports.mjs';

/**
 * Checks what the shop needs of the machine before any slow work begins.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {{ installed: boolean }} state
 * @throws {StopError} with a sentence for each thing that is missing
 */
export async function checkMachine(settings, { installed }) {
  const problems = await machineProblems(settings, installed ? roomToRun : roomToInstall);
  if (problems.length > 0) throw new StopError(problems.join('\n'));
}

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {number} room bytes needed in the repository's folder
 * @returns {Promise<string[]>}
 */
export async function machineProblems(settings, room) {
  const host = settings.BIND_HOST ?? '';
  const folder = dataFolder(settings);
  const problems = await Promise.all([
    portProblem(host, { variable: 'STOREFRONT_PORT', port: Number(settings.STOREFRONT_PORT) }),
    portProblem(host, { variable: 'CMS_PORT', port: Number(settings.CMS_PORT) }),
    diskProblem(root, room),
    folderProblem(folder, 'DATA_DIR') ?? diskProblem(folder, roomToRun),
  ]);
  return [...new Set(problems.filter((problem) => problem !== undefined))];
}
