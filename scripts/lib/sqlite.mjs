import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cmsFolder } from './paths.mjs';

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
 * @property {(file: string) => Promise<unknown>} backup copies a snapshot while others read and write
 * @property {(statement: string) => unknown} pragma
 * @property {() => void} close
 */

/**
 * @param {string} file made when it is missing
 * @returns {Database}
 */
export function openSqlite(file) {
  /** @type {new (file: string) => Database} */
  const Sqlite = createRequire(join(cmsFolder, 'package.json'))('better-sqlite3');
  return new Sqlite(file);
}
