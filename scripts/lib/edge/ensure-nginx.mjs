import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptUnpack } from '../machine/apt.mjs';
import { findProgram } from '../machine/find-program.mjs';
import { cacheFolder } from '../paths.mjs';
import { sayBusy } from '../terminal.mjs';

const folder = join(cacheFolder, 'nginx');

/**
 * Finds nginx, or fetches it from the system's packages into a folder of ours.
 *
 * @returns {Promise<string>} its program file
 * @throws {Error} when there is none and none can be had
 */
export async function ensureNginx() {
  const found = usable();
  if (found) return found;
  sayBusy("No nginx here: fetching it from the system's packages");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await aptUnpack('nginx', folder);
  const fetched = usable();
  if (fetched) return fetched;
  throw new Error('No nginx was found and none could be fetched: install one (apt, dnf, brew).');
}

/** A program may be there while a library that it needs is missing. */
function usable() {
  const file = findProgram('nginx', [join(folder, 'usr/sbin')]);
  return file && spawnSync(file, ['-v']).status === 0 ? file : undefined;
}
