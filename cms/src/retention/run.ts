/**
 * `node dist/src/retention/run.js [--months 24] [--dry-run]`: forgets old consultation requests, without
 * a web server. Exits 0 when it did, 1 with the reason when it could not.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { DEFAULT_MONTHS, forgetOldRequests } from './forget-old-requests';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      months: { type: 'string', default: String(DEFAULT_MONTHS) },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [months, dryRun] = [Number(values.months), values['dry-run']];

  const distDir = path.resolve(__dirname, '../..');
  process.env.SEED_IF_EMPTY = 'false';
  // Relative paths of the configuration count from the app's folder, wherever the command was typed.
  process.chdir(path.dirname(distDir));
  const strapi = await createStrapi({ appDir: process.cwd(), distDir }).load();
  try {
    const count = await forgetOldRequests(strapi, { months, dryRun });
    const requests = count === 1 ? '1 request' : `${count} requests`;
    console.log(`${dryRun ? 'Would forget' : 'Forgot'} ${requests} older than ${months} months.`);
  } finally {
    await strapi.destroy();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
