import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../paths.mjs';

/**
 * The script behind a package's command, looked up from the folder that depends on it. We start it
 * with our own Node, so that the program is our direct child: no shell and no npm in between that
 * would swallow a signal.
 *
 * @param {string} packageName
 * @param {{ from?: string, bin?: string }} [options] `bin` when the package has several commands
 * @throws {Error} when the package is not installed
 */
export function programPath(packageName, { from = root, bin } = {}) {
  const folder = packageFolder(packageName, from);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[bin ?? packageName]);
}

/**
 * Node's own resolution would refuse packages that do not export their package.json.
 *
 * @param {string} packageName
 * @param {string} from
 */
function packageFolder(packageName, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? [];
  const folders = places.map((place) => join(place, packageName));
  const found = folders.find((folder) => existsSync(join(folder, 'package.json')));
  if (!found) throw new Error(`${packageName} is not installed for ${from}`);
  return found;
}
