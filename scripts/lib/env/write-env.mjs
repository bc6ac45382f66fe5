import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { variables } from './variables.mjs';

/**
 * Makes sure that `.env` exists and holds a value for every secret. A value that stands in the file
 * is never changed; an empty secret, or one that a newer version of the shop asks for, is filled in.
 *
 * @param {{ envFile: string, exampleFile: string }} files
 * @returns {'written' | 'completed' | 'kept'}
 */
export function ensureEnvFile({ envFile, exampleFile }) {
  const isNew = !existsSync(envFile);
  const before = readFileSync(isNew ? exampleFile : envFile, 'utf8');
  const after = fillSecrets(before);
  if (!isNew && after === before) return 'kept';
  // Mode 600 before there is anything to read: the file holds every key of the shop.
  writeFileSync(envFile, after, { mode: 0o600 });
  chmodSync(envFile, 0o600);
  return isNew ? 'written' : 'completed';
}

/**
 * Gives every secret that has no value in the text a random one, where its empty line stands or at the end.
 *
 * @param {string} text a .env file
 */
export function fillSecrets(text) {
  let filled = text;
  for (const { name, secret } of variables) {
    if (!secret) continue;
    const line = new RegExp(`^(?:export\\s+)?${name}[ \\t]*=[ \\t]*(.*)$`, 'm');
    const found = line.exec(filled);
    if (!found) filled = `${filled.replace(/\n?$/, '\n')}${name}=${secret()}\n`;
    else if (isEmptyValue(found[1] ?? '')) filled = filled.replace(line, `${name}=${secret()}`);
  }
  return filled;
}

/** @param {string} value what stands behind the equals sign */
function isEmptyValue(value) {
  return /^(''|""|#.*)?$/.test(value.trim());
}
