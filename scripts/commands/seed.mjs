import { runDeskProgram } from '../lib/run-desk-program.mjs';

/**
 * `npm run seed`: fills the desk's database with the demo shop; `-- --reset` empties it first.
 *
 * @param {string[]} args
 */
export function run(args) {
  return runDeskProgram('seed', args);
}
