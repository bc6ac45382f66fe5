import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../paths.mjs';

/** The folder that keeps the full output of every runner; it exists when this returns. */
export function logFolder() {
  const folder = join(cacheFolder, 'test-logs');
  mkdirSync(folder, { recursive: true });
  return folder;
}
