import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { momentOf } from './stamp.mjs';

/**
 * The finished backups of a folder, the newest first.
 *
 * @param {string} into
 * @returns {Promise<{ folder: string, madeAt: Date }[]>}
 */
export async function keptBackups(into) {
  if (!existsSync(into)) return [];
  return (await readdir(into))
    .flatMap((name) => {
      const madeAt = momentOf(name);
      return madeAt ? [{ folder: join(into, name), madeAt }] : [];
    })
    .sort((a, b) => Number(b.madeAt) - Number(a.madeAt));
}

/**
 * Removes the oldest backups beyond a number.
 *
 * @param {string} into
 * @param {number} keep at least one
 * @returns {Promise<number>} how many were removed
 */
export async function removeOldBackups(into, keep) {
  const old = (await keptBackups(into)).slice(Math.max(1, keep));
  for (const { folder } of old) await rm(folder, { recursive: true });
  return old.length;
}
