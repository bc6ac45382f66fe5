import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storefrontFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';
import { logFolder } from './log-folder.mjs';
import { countPlaywright, playwrightFailures } from './read-playwright.mjs';
import { countCrash } from './tally.mjs';

/**
 * Runs the journeys and the page quality tests in a real browser. They start a desk and a shop of
 * their own on free ports.
 *
 * @param {string} name
 * @param {{ chromium: string, args: string[] }} options args go to Playwright, e.g. a file's name
 * @returns {import('./run-gate.mjs').Gate & { reportFile: string }}
 */
export function playwrightRunner(name, { chromium, args }) {
  const reportFile = join(logFolder(), `${name}.json`);
  return {
    name,
    reportFile,
    run: async () => {
      rmSync(reportFile, { force: true });
      const started = performance.now();
      const program = programPath('playwright', { from: storefrontFolder });
      const { code, output } = await runProgram(
        process.execPath,
        [program, 'test', '--reporter=line,json', ...args],
        {
          cwd: storefrontFolder,
          env: {
            ...process.env,
            CHROMIUM_PATH: chromium,
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
            NO_COLOR: '1',
            CI: '1',
          },
          logFile: join(logFolder(), `${name}.log`),
        },
      );
      return { name, milliseconds: performance.now() - started, ...read(reportFile, code, output) };
    },
  };
}

/**
 * @param {string} reportFile
 * @param {number} code
 * @param {string} output
 */
function read(reportFile, code, output) {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const counts = countCrash(countPlaywright(report), code);
    return {
      ...counts,
      details: counts.failed > 0 ? playwrightFailures(report) || output : undefined,
    };
  } catch {
    return { passed: 0, failed: 1, details: output };
  }
}
