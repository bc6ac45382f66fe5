import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../machine/apt.mjs';
import { sayBusy } from '../terminal.mjs';

/** Where Debian and its kin keep one version beside the other. */
const versionsFolder = '/usr/lib/postgresql';

/**
 * Finds PostgreSQL's server on this machine, or installs the system's package.
 *
 * @returns {Promise<string | undefined>} the folder of its programs, or nothing when none could be had
 */
export async function ensureServerPrograms() {
  const found = findServerPrograms();
  if (found) return found;
  sayBusy('No PostgreSQL server here: trying to install the package postgresql');
  await aptInstall('postgresql');
  return findServerPrograms();
}

function findServerPrograms() {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  const newestFirst = versions.map(Number).sort((a, b) => b - a);
  const folders = [
    ...newestFirst.map((version) => join(versionsFolder, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}
