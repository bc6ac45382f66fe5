import { join } from 'node:path';
import { runProgram } from '../process/run-program.mjs';
import { logFolder } from './log-folder.mjs';

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {() => Promise<import('./tally.mjs').Outcome>} run
 */

/**
 * A gate that a program decides: it passes when the program ends well.
 *
 * @param {string} name
 * @param {string[]} args for our own Node: the program's script and its arguments
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Gate}
 */
export function programGate(name, args, env) {
  return gate(name, async () => {
    const logFile = join(logFolder(), `${name.replaceAll(' ', '-')}.log`);
    const { code, output } = await runProgram(process.execPath, args, { logFile, env });
    return code === 0 ? undefined : output || `ended with code ${code}`;
  });
}

/**
 * A gate of ours.
 *
 * @param {string} name
 * @param {() => Promise<string | undefined> | string | undefined} check gives what is wrong, or nothing
 * @returns {Gate}
 */
export function gate(name, check) {
  return {
    name,
    run: async () => {
      const started = performance.now();
      const details = await check();
      return {
        name,
        passed: details === undefined ? 1 : 0,
        failed: details === undefined ? 0 : 1,
        milliseconds: performance.now() - started,
        details,
      };
    },
  };
}
