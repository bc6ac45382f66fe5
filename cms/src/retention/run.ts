/**
 * `node dist/src/retention/run.js [--months 24] [--dry-run]`: forgets old consultation requests, without
 * a web server. Exits 0 when it did, 1 with the reason when it could not.
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../run-program';
import { DEFAULT_MONTHS, forgetOldRequests } from './forget-old-requests';

void runProgram(async (strapi) => {
  const { values } = parseArgs({
    options: {
      months: { type: 'string', default: String(DEFAULT_MONTHS) },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [months, dryRun] = [Number(values.months), values['dry-run']];
  const count = await forgetOldRequests(strapi, { months, dryRun });
  const requests = count === 1 ? '1 request' : `${count} requests`;
  return `${dryRun ? 'Would forget' : 'Forgot'} ${requests} older than ${months} months.`;
});
