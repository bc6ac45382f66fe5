import { chromiumAdvice, ensureChromium } from '../lib/chromium/ensure.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { duration, say } from '../lib/terminal.mjs';
import { buildGate, deskTests, fastGates, sizeOfHome, unitTests } from '../lib/testing/gates.mjs';
import { requirementsGate } from '../lib/testing/requirements.mjs';
import { runAll } from '../lib/testing/run-all.mjs';
import { gate } from '../lib/testing/run-gate.mjs';
import { playwrightRunner } from '../lib/testing/run-playwright.mjs';
import { lastLine, tallyTable } from '../lib/testing/tally.mjs';

/**
 * `npm test`: everything, from a bare clone. What follows `--` goes to Playwright.
 *
 * @param {string[]} args
 */
export async function run(args) {
  listenForInterruption();
  await ensureInstalled();
  const chromium = await ensureChromium();

  const unit = unitTests();
  const desk = deskTests();
  const browser = chromium ? playwrightRunner('browser', { chromium, args }) : undefined;
  const reports = [unit, desk, browser].flatMap((runner) => runner?.reportFile ?? []);
  const outcomes = await runAll([
    ...fastGates(),
    unit,
    buildGate(),
    sizeOfHome(),
    desk,
    browser ?? gate('browser', () => chromiumAdvice),
    requirementsGate(reports),
  ]);

  say(`\n${tallyTable(outcomes, duration)}\n`);
  say(lastLine(outcomes));
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
