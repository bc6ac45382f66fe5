import { runDeskProgram } from '../lib/run-desk-program.mjs';

/**
 * `npm run retention`: forgets consultation requests older than 24 months; `-- --months 12` names
 * another age, `-- --dry-run` only counts.
 *
 * @param {string[]} args
 */
export function run(args) {
  return runDeskProgram('retention', args);
}
