import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers are put that a user's path often leaves out. */
const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds a program on the path, in the usual folders, or in folders of ours.
 *
 * @param {string} name
 * @param {string[]} [folders]
 * @returns {string | undefined} its file
 */
export function findProgram(name, folders = []) {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...usualFolders, ...folders]
    .map((folder) => join(folder, name))
    .find(isProgram);
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
