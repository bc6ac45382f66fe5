import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';

/**
 * Runs one job on the shop's data without a web server, for a program that a person starts. What the job returns is
 * said on its standard output, which is theirs to read; exits 1 with the reason when the job failed.
 */
export async function runProgram(job: (strapi: Core.Strapi) => Promise<string>): Promise<void> {
  const distDir = path.resolve(__dirname, '..');
  // A start with this on would fill an empty shop by itself, before the job has had its say.
  process.env.SEED_IF_EMPTY = 'false';
  // Relative paths of the configuration count from the app's folder, wherever the command was typed.
  process.chdir(path.dirname(distDir));
  try {
    const strapi = await createStrapi({ appDir: process.cwd(), distDir }).load();
    // What Strapi says of its own end would stand below the answer.
    strapi.log.level = 'warn';
    try {
      process.stdout.write(`${await job(strapi)}\n`);
    } finally {
      await strapi.destroy();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
