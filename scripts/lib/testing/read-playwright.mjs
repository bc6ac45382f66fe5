import { firstLines } from './first-lines.mjs';

/**
 * The parts of Playwright's JSON report that are read here.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors outside of any test: a broken file, a failed set-up
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {boolean} ok
 * @property {{ results: { errors?: { message?: string }[] }[] }[]} tests
 */

/**
 * @param {PlaywrightReport} report
 * @returns {import('./tally.mjs').Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Names each failing test with the first lines of its error.
 *
 * @param {PlaywrightReport} report
 */
export function playwrightFailures({ errors, suites = [] }) {
  const outside = errors.map(({ message }) =>
    firstLines(message ?? 'an error outside of any test'),
  );
  const inside = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const messages = spec.tests.flatMap(({ results }) =>
        (results.at(-1)?.errors ?? []).map(({ message }) => message ?? ''),
      );
      return `${spec.file}:${spec.line} ${spec.title}\n${firstLines(messages.join('\n'))}`;
    });
  return [...outside, ...inside].join('\n\n');
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
