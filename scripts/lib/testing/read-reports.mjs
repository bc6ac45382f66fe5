/**
 * The parts of vitest's JSON report that are read here.
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message why the file could not be run at all
 * @property {{ fullName: string, status: string, failureMessages: string[] | null }[]} assertionResults
 */

/**
 * The parts of Playwright's JSON report that are read here.
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors outside of any test: a broken file, a failed set-up
 */

/**
 * @param {VitestReport} report
 * @returns {import('./tally.mjs').Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(isBroken).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Names each failing test with the first lines of its error.
 *
 * @param {VitestReport} report
 */
export function vitestFailures(report) {
  return report.testResults
    .flatMap((file) => [
      ...(isBroken(file) ? [`${file.name}\n${firstLines(file.message)}`] : []),
      ...file.assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${test.fullName}\n${firstLines((test.failureMessages ?? []).join('\n'))}`),
    ])
    .join('\n\n');
}

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
 * Reads the closing comments of Node's TAP report.
 *
 * @param {string} tap
 * @returns {import('./tally.mjs').Counts}
 */
export function countNodeTests(tap) {
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: number('pass'),
    failed: number('fail') + number('cancelled'),
    skipped: number('skipped') + number('todo'),
  };
}

/** A file that failed before it could run a test. @param {VitestFile} file */
function isBroken(file) {
  return (
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
  );
}

/** @param {string} text */
function firstLines(text) {
  return text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}
