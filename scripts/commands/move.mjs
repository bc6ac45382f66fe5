import { parseArgs } from 'node:util';
import { loadSettings } from '../lib/env/load-settings.mjs';
import { portProblem } from '../lib/machine/ports.mjs';
import { runDeskProgram } from '../lib/run-desk-program.mjs';
import { StopError } from '../lib/stop.mjs';
import { say } from '../lib/terminal.mjs';

const usage =
  'npm run move -- --to postgres (or sqlite) [--replace]\n' +
  'copies the whole shop into the database that the other DATABASE_… settings name. Stop the shop first.';

/**
 * `npm run move`: the whole shop from SQLite to PostgreSQL or back.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const { to, replace } = values;
  if (to !== 'postgres' && to !== 'sqlite') throw new StopError(usage);
  const from = to === 'postgres' ? 'sqlite' : 'postgres';
  const { settings } = loadSettings();
  const running = await portProblem(settings.BIND_HOST ?? '', {
    variable: 'CMS_PORT',
    port: Number(settings.CMS_PORT),
  });
  if (running) throw new StopError(`Stop the shop before its data is moved. ${running}`);

  const code = await runDeskProgram('move', ['--from', from, ...(replace ? ['--replace'] : [])], {
    DATABASE_CLIENT: to,
  });
  if (code === 0) say(`Set DATABASE_CLIENT=${to} in .env now. ${from} still has what it had.`);
  return code;
}
