import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';
import { logFolder } from './log-folder.mjs';
import { countVitest, vitestFailures } from './read-vitest.mjs';
import { countCrash } from './tally.mjs';

/**
 * Runs the vitest suite of a workspace.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {import('./run-gate.mjs').Gate & { reportFile: string }}
 */
export function vitestRunner(name, folder) {
  const reportFile = join(logFolder(), `${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return {
    name,
    reportFile,
    run: async () => {
      rmSync(reportFile, { force: true });
      const started = performance.now();
      const { code, output } = await runProgram(
        process.execPath,
        [programPath('vitest', { from: folder }), ...args],
        {
          cwd: folder,
          env: { ...process.env, NO_COLOR: '1' },
          logFile: join(logFolder(), `${name}.log`),
        },
      );
      return { name, milliseconds: performance.now() - started, ...read(reportFile, code, output) };
    },
  };
}

/**
 * @param {string} reportFile
 * @param {number} code
 * @param {string} output
 */
function read(reportFile, code, output) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const counts = countCrash(countVitest(report), code);
    return { ...counts, details: counts.failed > 0 ? vitestFailures(report) || output : undefined };
  } catch {
    return { passed: 0, failed: 1, details: output };
  }
}
