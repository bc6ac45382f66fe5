import { duration, paint, say, sayDone, sayFailed } from '../terminal.mjs';

/** More lines than this drown the terminal; the log folder has the rest. */
const shownLines = 80;

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
  const lines = (details ?? '').trimEnd().split('\n');
  if (lines.length > shownLines)
    say(`    … ${lines.length - shownLines} lines before (.cache/test-logs)`);
  for (const line of lines.slice(-shownLines)) say(`    ${line}`);
}
