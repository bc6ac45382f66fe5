import { chromiumAdvice, ensureChromium } from '../lib/chromium/ensure.mjs';
import { ensureInstalled } from '../lib/install/install.mjs';
import { ensureServerPrograms } from '../lib/postgres/server-programs.mjs';
import { startTemporaryServer } from '../lib/postgres/temporary-server.mjs';
import { listenForInterruption } from '../lib/process/interruption.mjs';
import { StopError } from '../lib/stop.mjs';
import { duration, say, sayDone } from '../lib/terminal.mjs';
import { buildGate, deskTests } from '../lib/testing/gates.mjs';
import { runAll } from '../lib/testing/run-all.mjs';
import { playwrightRunner } from '../lib/testing/run-playwright.mjs';
import { lastLine, tallyTable } from '../lib/testing/tally.mjs';

/**
 * `npm run test:postgres`: the desk's tests and the browser's on a PostgreSQL of this run's own. With arguments, only
 * the browser's tests that they name.
 *
 * @param {string[]} args
 */
export async function run(args) {
  listenForInterruption();
  await ensureInstalled();
  const programs = await ensureServerPrograms();
  if (!programs) {
    throw new StopError('No PostgreSQL server was found and none could be installed: install one.');
  }
  const chromium = await ensureChromium();
  if (!chromium) throw new StopError(chromiumAdvice);

  const server = await startTemporaryServer(programs);
  sayDone(`PostgreSQL on port ${new URL(server.url).port}, for this run alone`);
  try {
    process.env.TEST_POSTGRES_URL = server.url;
    const browser = playwrightRunner('browser-postgres', { chromium, args });
    const desk = args.length > 0 ? [] : [deskTests('desk-postgres')];
    const outcomes = await runAll([buildGate(), ...desk, browser]);
    say(`\n${tallyTable(outcomes, duration)}\n`);
    say(lastLine(outcomes));
    return outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
  } finally {
    await server.stop();
  }
}
