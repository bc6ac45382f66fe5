/**
 * `node dist/src/seed/run.js [--reset]`: fills what the shop lacks, or empties and refills it, without a web server.
 * Exits 0 when all is published and 1, with the reason, when it is not.
 */
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { resetShop, seedShop, type SeedProgress } from '.';

async function run(): Promise<void> {
  const distDir = path.resolve(__dirname, '../..');
  // A start with this on would fill an empty shop by itself, before --reset has had its say.
  process.env.SEED_IF_EMPTY = 'false';
  // Relative paths of the configuration count from the app's folder, wherever the command was typed.
  process.chdir(path.dirname(distDir));
  const strapi = await createStrapi({ appDir: process.cwd(), distDir }).load();
  try {
    const write = process.argv.includes('--reset') ? resetShop : seedShop;
    await write(strapi, { onProgress: printProgress });
    console.log('The shop is complete.');
  } finally {
    await strapi.destroy();
  }
}

function printProgress({ done, total, label }: SeedProgress): void {
  if (done % 10 === 0 || done === total) console.log(`${done} of ${total}  ${label}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
