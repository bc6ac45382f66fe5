import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../sqlite.mjs';
import { StopError } from '../stop.mjs';

/** @typedef {import('../sqlite.mjs').Database} Database */

/**
 * Opens the database of a data folder. No desk may be running on it.
 *
 * @param {string} dataDir
 * @returns {Database}
 */
export function openShopDatabase(dataDir) {
  const file = join(dataDir, 'shop.db');
  if (!existsSync(file)) throw new StopError(`${file} is missing: start the desk on it once.`);
  return openSqlite(file);
}
