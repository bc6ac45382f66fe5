import { duration, paint, say, sayDone, sayFailed, sayForNow } from '../terminal.mjs';

/** More than this drowns the terminal: what went wrong first and what came of it is enough. */
const firstShown = 40;
const lastShown = 40;

/**
 * Runs the gates of a lane one after the other, and the lanes beside each other: much of what is checked
 * keeps one core busy and no more. Says how each gate went. A failing one does not keep the next from
 * running: one run shows everything that is to be mended.
 *
 * @param {...import('./run-gate.mjs').Gate[]} lanes
 * @returns {Promise<import('./tally.mjs').Outcome[]>} lane by lane
 */
export async function runAll(...lanes) {
  /** @type {Set<string>} */
  const running = new Set();
  const outcomes = lanes.map(async (gates) => {
    /** @type {import('./tally.mjs').Outcome[]} */
    const ofLane = [];
    for (const { name, run } of gates) {
      running.add(name);
      sayForNow([...running].join(', '));
      const outcome = await run();
      running.delete(name);
      ofLane.push(outcome);
      report(outcome);
      if (running.size > 0) sayForNow([...running].join(', '));
    }
    return ofLane;
  });
  return (await Promise.all(outcomes)).flat();
}

/**
 * Says once more what failed. A log that somebody else keeps is often cut to its end, and what failed
 * early in a long run stands far above it.
 *
 * @param {import('./tally.mjs').Outcome[]} outcomes
 */
export function sayAgainWhatFailed(outcomes) {
  for (const outcome of outcomes.filter(({ failed }) => failed > 0)) report(outcome);
}

/** @param {import('./tally.mjs').Outcome} outcome */
function report({ name, passed, failed, milliseconds, details }) {
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
