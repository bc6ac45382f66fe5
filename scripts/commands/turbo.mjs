import { runTurbo } from '../lib/turbo/run-turbo.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { say } from '../lib/terminal.mjs';

/**
 * `npm run build`, `npm run typecheck`: the named turbo tasks.
 *
 * @param {string[]} tasks
 */
export async function run(tasks) {
  listenForInterruption();
  await ensureInstalled();
  const { code } = await runTurbo(tasks, { onLine: say });
  return code;
}
