/**
 * What one runner brought: a gate such as the types counts as one, a test runner as many as it ran.
 *
 * @typedef {object} Outcome
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {number} milliseconds
 * @property {string} [details] what a person needs to mend the failure
 *
 * @typedef {Pick<Outcome, 'passed' | 'failed' | 'skipped'>} Counts
 */

/**
 * A runner that ends badly has failed, whatever it managed to count before.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countCrash(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The table of all runners.
 *
 * @param {Outcome[]} outcomes
 * @param {(milliseconds: number) => string} duration
 */
export function tallyTable(outcomes, duration) {
  const width = Math.max(...outcomes.map(({ name }) => name.length), 'runner'.length);
  const row = (/** @type {(string | number)[]} */ [name, ...cells]) =>
    `  ${String(name).padEnd(width)}${cells.map((cell) => String(cell).padStart(13)).join('')}`;
  return [
    row(['runner', 'passed', 'failed', 'skipped', 'time']),
    ...outcomes.map((outcome) =>
      row([
        outcome.name,
        outcome.passed,
        outcome.failed,
        outcome.skipped ?? 0,
        duration(outcome.milliseconds),
      ]),
    ),
  ].join('\n');
}

/**
 * The last line of a run, which other programs read.
 *
 * @param {Outcome[]} outcomes
 */
export function lastLine(outcomes) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
