import { runProgram } from '../process/run-program.mjs';

/**
 * @typedef {object} Load
 * @property {number} perSecond answers per second
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 */

const milliseconds = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/**
 * Asks for one address again and again over 64 connections, as a browser that takes brotli.
 *
 * @param {string} wrk its program file
 * @param {string} url
 * @param {number} seconds
 * @returns {Promise<Load>}
 */
export async function runWrk(wrk, url, seconds) {
  const headers = ['-H', 'Accept-Encoding: gzip, deflate, br'];
  const args = [
    '-t',
    '2',
    '-c',
    '64',
    '-d',
    `${seconds}s`,
    '--latency',
    '--timeout',
    '15s',
    ...headers,
    url,
  ];
  const { code, output } = await runProgram(wrk, args);
  if (code !== 0) throw new Error(`wrk ended with code ${code}:\n${output}`);
  return readWrk(output);
}

/**
 * What wrk printed.
 *
 * @param {string} output
 * @returns {Load}
 * @throws {Error} when an answer was no page, or did not come
 */
export function readWrk(output) {
  const trouble = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(output);
  if (trouble) throw new Error(`The load was not answered: ${trouble[0].trim()}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: latency(output, 50),
    p99: latency(output, 99),
  };
}

/**
 * @param {string} output
 * @param {number} share per cent
 */
function latency(output, share) {
  const [, figure, unit] =
    new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)\\s*$`, 'm').exec(output) ?? [];
  return Number(figure) * milliseconds[/** @type {keyof typeof milliseconds} */ (unit)];
}
