import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFolder } from '../env/service-env.mjs';
import { StopError } from '../stop.mjs';
import { keeperFor } from './keeper.mjs';
import { verifiedManifest } from './manifest.mjs';
import { copyNewFiles, filesIn, uploadsFolder } from './media.mjs';
import { stampOf } from './stamp.mjs';

/** @typedef {import('../env/read-settings.mjs').Settings} Settings */

/**
 * Puts a backup in the place of the shop that the settings name. The shop must not be running.
 *
 * @param {Settings} settings
 * @param {string} folder of the backup
 * @param {{ replace?: boolean, now?: Date }} [options] `replace` puts aside what is there
 * @returns {Promise<{ manifest: import('./manifest.mjs').Manifest, aside: string | undefined }>} `aside` is where the
 *   former shop lies now
 * @throws {StopError} before anything was changed: when the backup is damaged or of another database, or when there is
 *   a shop already
 */
export async function restoreBackup(settings, folder, { replace = false, now = new Date() } = {}) {
  const manifest = await verifiedManifest(folder);
  const keeper = keeperFor(settings);
  if (manifest.database !== keeper.client) {
    throw new StopError(
      `This backup is of ${manifest.database}, and DATABASE_CLIENT is ${keeper.client}: restore it with DATABASE_CLIENT=${manifest.database}, then run npm run move.`,
    );
  }
  const uploads = uploadsFolder(settings);
  const isFresh = (await keeper.isEmpty()) && (await filesIn(uploads)).length === 0;
  if (!isFresh && !replace) {
    throw new StopError(
      `There is a shop already (${keeper.where}): with --replace it is put aside, and this backup takes its place.`,
    );
  }

  const draft = `${uploads}.restoring`;
  if (!manifest.bucket) await copyNewFiles(join(folder, 'uploads'), draft);
  const aside = isFresh ? undefined : join(dataFolder(settings), `replaced-${stampOf(now)}`);
  if (aside) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await keeper.putAside(aside);
  }
  await keeper.load(join(folder, keeper.savedAs));
  if (!manifest.bucket) await exchange(uploads, draft, aside);
  return { manifest, aside };
}

/**
 * @param {string} uploads
 * @param {string} draft
 * @param {string | undefined} aside
 */
async function exchange(uploads, draft, aside) {
  if (aside && existsSync(uploads)) await rename(uploads, join(aside, 'uploads'));
  await mkdir(existsSync(draft) ? dirname(uploads) : uploads, { recursive: true });
  if (existsSync(draft)) await rename(draft, uploads);
}
