import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { runProgram } from '../process/run-program.mjs';
import { logFolder } from './log-folder.mjs';
import { countNodeTests } from './read-node-tests.mjs';
import { countCrash } from './tally.mjs';

/**
 * Runs the tests of these scripts with Node's own runner.
 *
 * @param {string} name
 * @returns {import('./run-gate.mjs').Gate}
 */
export function nodeTestRunner(name) {
  const folder = join(root, 'scripts/tests');
  const tapFile = join(logFolder(), `${name}.tap`);
  return {
    name,
    run: async () => {
      const started = performance.now();
      const files = readdirSync(folder).filter((file) => file.endsWith('.test.mjs'));
      const { code, output } = await runProgram(process.execPath, [
        '--test',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tapFile}`,
        ...files.map((file) => join(folder, file)),
      ]);
      const counts = countCrash(countNodeTests(readFileSync(tapFile, 'utf8')), code);
      const milliseconds = performance.now() - started;
      return { name, ...counts, milliseconds, details: counts.failed > 0 ? output : undefined };
    },
  };
}
