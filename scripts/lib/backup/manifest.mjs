import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StopError } from '../stop.mjs';
import { filesIn } from './media.mjs';

const fileName = 'manifest.json';

/**
 * What a backup says of itself. It is written last, so a folder that has one is whole.
 *
 * @typedef {object} Manifest
 * @property {1} format
 * @property {string} madeAt ISO date
 * @property {'sqlite' | 'postgres'} database
 * @property {string} [bucket] where the pictures lie that are not part of it
 * @property {Record<string, { bytes: number, sha256: string }>} files by path within the backup
 */

/**
 * @param {string} folder a backup that is complete but for its manifest
 * @param {Omit<Manifest, 'format' | 'files'>} facts
 * @returns {Promise<Manifest>}
 */
export async function writeManifest(folder, facts) {
  /** @type {Manifest['files']} */
  const files = {};
  for (const name of await filesIn(folder)) files[name] = await measure(join(folder, name));
  /** @type {Manifest} */
  const manifest = { format: 1, ...facts, files };
  await writeFile(join(folder, fileName), `${JSON.stringify(manifest, undefined, 2)}\n`, {
    mode: 0o600,
  });
  return manifest;
}

/**
 * Reads a backup's manifest and holds every file against it.
 *
 * @param {string} folder
 * @returns {Promise<Manifest>}
 * @throws {StopError} when this is no backup, or not the one that was made
 */
export async function verifiedManifest(folder) {
  const path = join(folder, fileName);
  if (!existsSync(path)) throw new StopError(`${folder} is no backup: it has no ${fileName}.`);
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  if (manifest.format !== 1) {
    throw new StopError(`${folder} was made by another version of the shop.`);
  }
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new StopError(`${folder} is damaged: ${name} is missing.`);
    const found = await measure(file);
    if (found.sha256 !== sha256) {
      throw new StopError(`${folder} is damaged: ${name} is not what was saved.`);
    }
  }
  return manifest;
}

/** @param {string} file */
async function measure(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
