import { statfsSync } from 'node:fs';
import { nearestExisting } from './folder.mjs';

const megabyte = 1024 ** 2;

/** What an installation and its builds take (measured: 1.4 GB, and npm's own cache beside it). */
export const roomToInstall = 2500 * megabyte;

/** What a start on an installed copy writes: the database, pictures, logs. */
export const roomToRun = 300 * megabyte;

/**
 * Says that a disk is too full.
 *
 * @param {string} folder need not exist yet
 * @param {number} needed bytes
 * @returns {string | undefined} one sentence, or nothing when there is room
 */
export function diskProblem(folder, needed) {
  const free = freeBytes(folder);
  return free >= needed
    ? undefined
    : `The disk of ${folder} is too full: ${inMegabytes(free)} MB are free and ${inMegabytes(needed)} MB are needed.`;
}

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(nearestExisting(folder));
  return bavail * bsize;
}

/** @param {number} bytes */
function inMegabytes(bytes) {
  return Math.floor(bytes / megabyte);
}
