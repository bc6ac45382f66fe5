import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes sure that a folder exists and can be written to. Strapi does not create the folder of its
 * SQLite file.
 *
 * @param {string} folder
 * @param {string} variable the variable that names it
 * @returns {string | undefined} one sentence, or nothing when all is well
 */
export function folderProblem(folder, variable) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return `${variable} is ${folder}, where nothing can be written: choose another folder or mend its rights.`;
  }
}
