import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an installation was made for: the lock file and the Node whose binary interface the native
 * packages (better-sqlite3, sharp) were built against. The stamp lies in node_modules, so whoever
 * deletes that folder deletes the stamp with it.
 *
 * @param {string} lockText the text of package-lock.json
 */
export function stampFor(lockText) {
  return JSON.stringify({
    lock: createHash('sha256').update(lockText).digest('hex'),
    node: process.versions.modules,
    system: `${process.platform}-${process.arch}`,
  });
}

/** @param {string} nodeModules */
export function readStamp(nodeModules) {
  try {
    return readFileSync(stampPath(nodeModules), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} nodeModules
 * @param {string} stamp
 */
export function writeStamp(nodeModules, stamp) {
  writeFileSync(stampPath(nodeModules), stamp);
}

/** @param {string} nodeModules */
function stampPath(nodeModules) {
  return join(nodeModules, '.install-stamp.json');
}
