import { createRequire } from 'node:module';
import { join } from 'node:path';
import { storefrontFolder } from '../paths.mjs';
import { interruption } from '../process/interruption.mjs';
import { fuzzCases } from './fuzz-cases.mjs';
import { sendCase } from './send-case.mjs';

const atOnce = 4;

/**
 * Sends generated requests to a shop.
 *
 * @param {string} origin
 * @param {{ cases: number, seed: number, onSent?: (count: number) => void }} options the same seed sends the same
 * @returns {Promise<string[]>} what went wrong, a line for each case
 */
export async function fuzz(origin, { cases, seed, onSent }) {
  /** @type {import('fast-check')} */
  const fc = createRequire(join(storefrontFolder, 'package.json'))('fast-check');
  const samples = fc.sample(fuzzCases(fc), { numRuns: cases, seed });
  /** @type {string[]} */
  const problems = [];
  let next = 0;

  async function work() {
    for (let index = next++; index < samples.length; index = next++) {
      interruption.throwIfAborted();
      const sample = samples[index];
      if (!sample) continue;
      const visitor = ['10.200', (index >> 8) & 255, index & 255].join('.');
      const problem = await sendCase(origin, sample, visitor);
      if (problem) problems.push(`${JSON.stringify(sample).slice(0, 400)}\n    ${problem}`);
      onSent?.(index + 1);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}
