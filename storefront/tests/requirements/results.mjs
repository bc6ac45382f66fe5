// @ts-check
/**
 * One test of any runner, reduced to what the requirement report needs.
 * @typedef {{ title: string, file: string, passed: boolean }} TestOutcome
 */

/**
 * The parts of vitest's JSON report that are read here.
 * @typedef {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} VitestReport
 */

/**
 * The parts of Playwright's JSON report that are read here.
 * @typedef {{ title: string, file: string, ok: boolean, tests: { status: string }[] }} PlaywrightSpec
 * @typedef {{ title: string, file?: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {VitestReport} report
 * @returns {TestOutcome[]}
 */
function fromVitest(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: name,
      passed: status === 'passed',
    })),
  );
}

/**
 * Playwright nests describe blocks; an id in the title of a block counts for every test inside it.
 * @param {PlaywrightSuite} suite
 * @param {string} titleOfBlocks
 * @returns {TestOutcome[]}
 */
function fromPlaywrightSuite(suite, titleOfBlocks) {
  const own = (suite.specs ?? []).map((spec) => ({
    title: `${titleOfBlocks} ${spec.title}`.trim(),
    file: spec.file,
    // A skipped spec is `ok` for Playwright, yet it proved nothing.
    passed: spec.ok && spec.tests.some(({ status }) => status !== 'skipped'),
  }));
  const nested = (suite.suites ?? []).flatMap((child) =>
    fromPlaywrightSuite(child, `${titleOfBlocks} ${child.title}`),
  );
  return [...own, ...nested];
}

/**
 * Reduces the JSON report of vitest (`--reporter=json`) or Playwright (`--reporter=json`) to outcomes.
 * @param {unknown} report parsed JSON of one report
 * @returns {TestOutcome[]}
 * @throws {Error} when the report is of neither runner
 */
export function toOutcomes(report) {
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report) return fromVitest(/** @type {VitestReport} */ (report));
    if ('suites' in report) {
      // The top level of Playwright's tree is one suite a file, titled with the file's name.
      const files = /** @type {{ suites: PlaywrightSuite[] }} */ (report).suites;
      return files.flatMap((file) => fromPlaywrightSuite(file, ''));
    }
  }
  throw new Error('Not a JSON report of vitest or Playwright');
}
