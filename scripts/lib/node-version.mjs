import { readFileSync } from 'fs';

// This file and entry.mjs run on whatever Node a person happens to have: only syntax that Node 14 reads.

/**
 * Says whether a Node version can run the shop.
 *
 * @param {string} version e.g. "v20.19.0"
 * @param {string} range the engines field of package.json: ">=20.19.0 <25"
 * @returns {string | undefined} one sentence for a person, or nothing when all is well
 */
export function nodeVersionProblem(version, range) {
  const found = numbersOf(version);
  for (const bound of range.split(/\s+/)) {
    const limit = numbersOf(bound);
    const order = compareNumbers(found, limit);
    if (bound.startsWith('>=') && order < 0) {
      return `Node ${found.join('.')} is too old: install Node ${limit.join('.')} or newer (https://nodejs.org), then run this again.`;
    }
    if (bound.startsWith('<') && order >= 0) {
      return `Node ${found.join('.')} is newer than this shop was tried with: use a Node below ${limit[0]} (https://nodejs.org).`;
    }
  }
  return undefined;
}

/** The engines field of the repository's package.json. */
export function supportedNodeRange() {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return /** @type {string} */ (JSON.parse(manifest).engines.node);
}

/** @param {string} text */
function numbersOf(text) {
  const parts = text.replace(/^[^\d]+/, '').split('.');
  return [0, 1, 2].map((index) => parseInt(parts[index] || '0', 10));
}

/**
 * @param {number[]} left
 * @param {number[]} right
 */
function compareNumbers(left, right) {
  const differs = [0, 1, 2].find((index) => left[index] !== right[index]);
  return differs === undefined ? 0 : (left[differs] || 0) - (right[differs] || 0);
}
