import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { dataFolder } from '../env/service-env.mjs';

/**
 * Where the desk keeps the pictures.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 */
export function uploadsFolder(settings) {
  return join(dataFolder(settings), 'public/uploads');
}

/**
 * Copies every file of a folder that the copy does not have yet, or has as it was before. Files that vanish meanwhile
 * are left out.
 *
 * @param {string} from need not exist
 * @param {string} to
 */
export async function copyNewFiles(from, to) {
  for (const name of await filesIn(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    try {
      const facts = await stat(source);
      if (await isSame(target, facts)) continue;
      await mkdir(dirname(target), { recursive: true });
      await copyFile(source, target);
      await utimes(target, facts.atime, facts.mtime);
    } catch (error) {
      if (!existsSync(source)) continue;
      throw error;
    }
  }
}

/**
 * The files of a folder and those below it, as paths relative to it, in order.
 *
 * @param {string} folder need not exist
 */
export async function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * @param {string} target
 * @param {import('node:fs').Stats} facts
 */
async function isSame(target, facts) {
  if (!existsSync(target)) return false;
  const { size, mtime } = await stat(target);
  // Copies lose the fractions of a millisecond.
  return size === facts.size && Math.abs(Number(mtime) - Number(facts.mtime)) < 2;
}
