import { readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { variables } from '../env/variables.mjs';

/** Variables that a tool of ours reads although the shop does not. */
const alsoRead = new Set(['CHROMIUM_PATH', 'NODE_ENV']);

/**
 * Looks for what the start would not stumble over: open rights, and names that nothing reads.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function envFileProblems(file) {
  const known = new Set(variables.map(({ name }) => name));
  const unread = Object.keys(parseEnv(readFileSync(file, 'utf8'))).filter(
    (name) => !known.has(name) && !alsoRead.has(name),
  );
  const open = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return [
    ...(open ? ['others can read the secrets in it: run chmod 600 .env.'] : []),
    ...unread.map((name) => `nothing reads ${name}; is it misspelt?`),
  ];
}
