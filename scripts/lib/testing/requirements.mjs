import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storefrontFolder } from '../paths.mjs';
import { runProgram } from '../process/run-program.mjs';
import { say } from '../terminal.mjs';
import { gate } from './run-gate.mjs';

/**
 * Counts which numbered requirements the tests of this run have proven, and fails when one of a
 * finished issue was not.
 *
 * @param {string[]} reportFiles the JSON reports of this run's runners
 */
export function requirementsGate(reportFiles) {
  return gate('requirements', async () => {
    const script = join(storefrontFolder, 'tests/requirements/report.mjs');
    const reports = reportFiles.filter((file) => existsSync(file));
    const { code, output } = await runProgram(process.execPath, [script, ...reports]);
    if (code === 0) say(output);
    return code === 0 ? undefined : output;
  });
}
