import { ensureInstalled } from '../lib/install/install.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { say } from '../lib/terminal.mjs';
import { buildGate, readingGates, sizeOfHome, types, unitTests } from '../lib/testing/gates.mjs';
import { runAll } from '../lib/testing/run-all.mjs';
import { lastLine } from '../lib/testing/tally.mjs';

/** `npm run check`: the fast gate, to be run often. */
export async function run() {
  listenForInterruption();
  await ensureInstalled();
  const outcomes = await runAll([types(), unitTests(), buildGate(), sizeOfHome()], readingGates());
  say(`\n${lastLine(outcomes)}`);
  return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}
