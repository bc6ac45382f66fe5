import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Says why nothing can be written to a folder that exists or is still to be made.
 *
 * @param {string} folder
 * @param {string} variable the variable that names it
 * @returns {string | undefined} one sentence, or nothing when all is well
 */
export function folderProblem(folder, variable) {
  try {
    const place = nearestExisting(folder);
    accessSync(place, constants.W_OK);
    if (statSync(place).isDirectory()) return undefined;
  } catch {
    // Not writable: the sentence below says so.
  }
  return `${variable} is ${folder}, where nothing can be written: choose another folder or mend its rights.`;
}

/**
 * The folder itself, or the first one above it that is there.
 *
 * @param {string} folder
 */
export function nearestExisting(folder) {
  let path = folder;
  while (!existsSync(path) && dirname(path) !== path) path = dirname(path);
  return path;
}
