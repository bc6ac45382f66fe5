import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';
import { StopError } from '../stop.mjs';

/** Neither turbo nor Strapi, whose admin has the answer built in, may report to its maker. */
const silence = {
  TURBO_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  DO_NOT_TRACK: '1',
};

/**
 * @typedef {object} TurboResult
 * @property {number} code
 * @property {string} output
 * @property {number} total tasks that the command asked for
 * @property {number} cached of them, those that turbo took from its cache
 */

/**
 * Runs turbo tasks. No remote cache is asked.
 *
 * @param {string[]} tasks
 * @param {Pick<import('../process/run-program.mjs').ProgramOptions, 'logFile' | 'onLine'>} [options]
 * @returns {Promise<TurboResult>}
 */
export async function runTurbo(tasks, options = {}) {
  const args = ['run', ...tasks, '--output-logs=errors-only', '--cache=local:rw', '--no-color'];
  const { code, output } = await runProgram(process.execPath, [programPath('turbo'), ...args], {
    ...options,
    env: { ...process.env, ...silence },
  });
  return { code, output, ...countCached(output) };
}

/**
 * Builds what changed.
 *
 * @param {{ logFile?: string }} [options]
 * @returns {Promise<{ built: number, total: number }>} how many of the apps had to be built
 * @throws {StopError} with turbo's output when an app does not build
 */
export async function buildApps(options) {
  const { code, output, total, cached } = await runTurbo(['build'], options);
  if (code !== 0) throw new StopError(`${output}\n\nThe build failed; its messages above say why.`);
  return { built: total - cached, total };
}

/**
 * Reads turbo's closing words, "Cached:    1 cached, 2 total".
 *
 * @param {string} output
 */
export function countCached(output) {
  const found = /Cached:\s+(\d+) cached, (\d+) total/.exec(output);
  return { cached: Number(found?.[1] ?? 0), total: Number(found?.[2] ?? 0) };
}
