/**
 * `node dist/src/seed/run.js [--reset]`: fills what the shop lacks, or empties and refills it, without a web server.
 * Exits 0 when all is published and 1, with the reason, when it is not.
 */
import { resetShop, seedShop, type SeedProgress } from '.';
import { runProgram } from '../run-program';

function printProgress({ done, total, label }: SeedProgress): void {
  if (done % 10 === 0 || done === total) process.stdout.write(`${done} of ${total}  ${label}\n`);
}

void runProgram(async (strapi) => {
  const write = process.argv.includes('--reset') ? resetShop : seedShop;
  await write(strapi, { onProgress: printProgress });
  return 'The shop is complete.';
});
