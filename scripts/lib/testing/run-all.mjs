import { duration, paint, say, sayDone, sayFailed, sayForNow } from '../terminal.mjs';

/** More than this drowns the terminal: what went wrong first and what came of it is enough. */
const firstShown = 40;
const lastShown = 40;

/**
 * Runs one gate after the other and says how each went. A failing gate does not keep the next from
 * running: one run shows everything that is to be mended.
 *
 * @param {import('./run-gate.mjs').Gate[]} gates
 * @returns {Promise<import('./tally.mjs').Outcome[]>}
 */
export async function runAll(gates) {
  /** @type {import('./tally.mjs').Outcome[]} */
  const outcomes = [];
  for (const { name, run } of gates) {
    sayForNow(name);
    const outcome = await run();
    outcomes.push(outcome);
    report(outcome, name);
  }
  return outcomes;
}

/**
 * @param {import('./tally.mjs').Outcome} outcome
 * @param {string} name
 */
function report({ passed, failed, milliseconds, details }, name) {
  const time = paint('dim', `(${duration(milliseconds)})`);
  const counted = passed + failed > 1;
  if (failed === 0) {
    sayDone(`${name}${counted ? `: ${passed} passed` : ''} ${time}`);
    return;
  }
  sayFailed(`${name}${counted ? `: ${passed} passed, ${failed} failed` : ''} ${time}`);
  for (const line of shorten((details ?? '').trimEnd().split('\n'))) say(`    ${line}`);
}

/** @param {string[]} lines */
function shorten(lines) {
  const left = lines.length - firstShown - lastShown;
  return left <= 0
    ? lines
    : [
        ...lines.slice(0, firstShown),
        `… ${left} more lines in .cache/test-logs …`,
        ...lines.slice(-lastShown),
      ];
}
