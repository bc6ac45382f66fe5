import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps, runTurbo } from '../turbo/run-turbo.mjs';
import { cmsFolder, root, storefrontFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { repoProblems } from '../repo/repo-problems.mjs';
import { sizeGate } from '../size/gate.mjs';
import { logFolder } from './log-folder.mjs';
import { gate, programGate } from './run-gate.mjs';
import { nodeTestRunner } from './run-node-tests.mjs';
import { vitestRunner } from './run-vitest.mjs';

/** Types of both apps and of these scripts. */
export const types = () =>
  gate('types', async () => {
    const logFile = join(logFolder(), 'types.log');
    const { code, output } = await runTurbo(['typecheck', 'typecheck:scripts'], { logFile });
    return code === 0 ? undefined : output;
  });

/** What reads the files as they are, each on one core. */
export function readingGates() {
  const cache = join(root, '.cache');
  return [
    gate('repository', () => {
      const problems = repoProblems();
      return problems.length > 0 ? problems.join('\n') : undefined;
    }),
    programGate('lint', [
      programPath('eslint'),
      '.',
      '--max-warnings=0',
      '--cache',
      `--cache-location=${join(cache, 'eslint/')}`,
      '--cache-strategy=content',
    ]),
    programGate('format', [
      programPath('prettier'),
      '--check',
      '.',
      '--cache',
      `--cache-location=${join(cache, 'prettier.json')}`,
    ]),
    programGate('dead code', [programPath('knip')]),
    nodeTestRunner('scripts'),
  ];
}

/** Functions and components of the storefront. */
export const unitTests = () => vitestRunner('unit', storefrontFolder);

/** The desk's own tests: a real Strapi on a temporary database. */
export const deskTests = (name = 'desk') => vitestRunner(name, cmsFolder);

/** Builds both apps; what did not change comes from turbo's cache. */
export const buildGate = () =>
  gate('build', async () => {
    try {
      await buildApps({ logFile: join(logFolder(), 'build.log') });
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });

/** Holds the built home page against its budgets. */
export const sizeOfHome = () =>
  gate('size', () => {
    const clientFolder = join(storefrontFolder, 'build/client');
    if (!existsSync(clientFolder)) return 'There is no build of the storefront to measure.';
    const { ok, table } = sizeGate(clientFolder);
    return ok ? undefined : table;
  });
