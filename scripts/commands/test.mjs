import { chromiumAdvice, ensureChromium } from '../lib/chromium/ensure.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { duration, say } from '../lib/terminal.mjs';
import {
  buildGate,
  deskTests,
  readingGates,
  sizeOfHome,
  types,
  unitTests,
} from '../lib/testing/gates.mjs';
import { requirementsGate } from '../lib/testing/requirements.mjs';
import { runAll, sayAgainWhatFailed } from '../lib/testing/run-all.mjs';
import { gate } from '../lib/testing/run-gate.mjs';
import { playwrightRunner } from '../lib/testing/run-playwright.mjs';
import { lastLine, tallyTable } from '../lib/testing/tally.mjs';

/**
 * `npm test`: everything, from a bare clone. With arguments, only the browser's tests that they name,
 * as Playwright understands them: `npm test -- home-hero`.
 *
 * @param {string[]} args
 */
export async function run(args) {
  listenForInterruption();
  await ensureInstalled();
  const chromium = await ensureChromium();
  const browser = chromium
    ? playwrightRunner('browser', { chromium, args })
    : { ...gate('browser', () => chromiumAdvice), reportFile: undefined };

  const outcomes = args.length > 0 ? await runAll([buildGate(), browser]) : await runEach(browser);
  say(`\n${tallyTable(outcomes, duration)}\n`);
  say(lastLine(outcomes));
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * The browser's tests have both cores for themselves: some of them measure time.
 *
 * @param {import('../lib/testing/run-gate.mjs').Gate & { reportFile?: string }} browser
 */
async function runEach(browser) {
  const unit = unitTests();
  const desk = deskTests();
  const reports = [unit, desk, browser].flatMap(({ reportFile }) => reportFile ?? []);
  const outcomes = [
    ...(await runAll([types(), unit, buildGate(), sizeOfHome()], [...readingGates(), desk])),
    ...(await runAll([browser, requirementsGate(reports)])),
  ];
  sayAgainWhatFailed(outcomes);
  return outcomes;
}
