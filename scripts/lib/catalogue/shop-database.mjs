import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from '../paths.mjs';
import { StopError } from '../stop.mjs';

/**
 * The part of better-sqlite3 that is used here. It is the desk's package and has no types of its own.
 *
 * @typedef {object} Statement
 * @property {(...values: unknown[]) => unknown[]} all
 * @property {(...values: unknown[]) => { lastInsertRowid: number | bigint }} run
 *
 * @typedef {object} Database
 * @property {(sql: string) => Statement} prepare
 * @property {(work: () => void) => () => void} transaction
 * @property {() => void} close
 */

/**
 * Opens the database of a data folder. No desk may be running on it.
 *
 * @param {string} dataDir
 * @returns {Database}
 */
export function openShopDatabase(dataDir) {
  const file = join(dataDir, 'shop.db');
  if (!existsSync(file)) throw new StopError(`${file} is missing: start the desk on it once.`);
  /** @type {new (file: string) => Database} */
  const Sqlite = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3');
  return new Sqlite(file);
}
