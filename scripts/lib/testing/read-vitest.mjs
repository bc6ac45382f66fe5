import { firstLines } from './first-lines.mjs';

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

/** A file that failed before it could run a test. @param {VitestFile} file */
function isBroken(file) {
  return (
    file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
  );
}
