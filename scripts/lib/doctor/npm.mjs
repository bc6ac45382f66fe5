import { npmCommand } from '../process/npm.mjs';
import { runProgram } from '../process/run-program.mjs';
import { compareVersions } from '../repo/semver.mjs';

const oldestNpm = '10.0.0';

/** @returns {Promise<string | undefined>} one sentence, or nothing when npm is new enough */
export async function npmProblem() {
  try {
    const { output } = await runProgram(...npmCommand(['--version']));
    const version = output.trim().split('\n').at(-1) ?? '';
    return compareVersions(version, oldestNpm) < 0
      ? `npm ${version} is too old: run npm install --global npm.`
      : undefined;
  } catch {
    return 'npm cannot be run: it comes with Node (https://nodejs.org).';
  }
}
