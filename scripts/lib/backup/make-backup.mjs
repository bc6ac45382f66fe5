import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keeperFor } from './keeper.mjs';
import { writeManifest } from './manifest.mjs';
import { copyNewFiles, uploadsFolder } from './media.mjs';
import { stampOf } from './stamp.mjs';

/**
 * Saves database and pictures of a shop, which may be running, into a folder of its own.
 *
 * The pictures are copied before the database and what came meanwhile after it. The desk writes a picture's files
 * before its row, so every picture that the saved database names is there, unless it was deleted in that moment.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {{ into: string, now?: Date }} options `into` is the folder of all backups
 * @returns {Promise<{ folder: string, manifest: import('./manifest.mjs').Manifest }>}
 * @throws {import('../stop.mjs').StopError} when there is nothing to save
 */
export async function makeBackup(settings, { into, now = new Date() }) {
  const keeper = keeperFor(settings);
  const folder = join(into, stampOf(now));
  // Requests hold names and addresses: for the owner alone. Under this name until it is whole.
  const draft = `${folder}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const bucket = settings.S3_BUCKET;
    const copyMedia = () =>
      bucket ? undefined : copyNewFiles(uploadsFolder(settings), join(draft, 'uploads'));
    await copyMedia();
    await keeper.save(join(draft, keeper.savedAs));
    await copyMedia();
    const manifest = await writeManifest(draft, {
      madeAt: now.toISOString(),
      database: keeper.client,
      ...(bucket && { bucket }),
    });
    await rename(draft, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
