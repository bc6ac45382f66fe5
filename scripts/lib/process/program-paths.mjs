import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * The script behind a package's command, resolved from the folder that depends on it. We start it
 * with our own Node, so that the program is our direct child: no shell and no npm in between that
 * would swallow a signal.
 *
 * @param {string} packageName
 * @param {{ from?: string, bin?: string }} [options] `bin` when the package has several commands
 */
export function programPath(packageName, { from = root, bin } = {}) {
  const require = createRequire(join(from, 'package.json'));
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = require(manifestPath);
  const relative =
    typeof bins === 'string' ? bins : (bins[bin ?? packageName] ?? Object.values(bins)[0]);
  return join(dirname(manifestPath), relative);
}
