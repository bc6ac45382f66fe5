import path from 'node:path';

/** A relative DATA_DIR counts from the repository's root, whichever app reads it. */
const repositoryRoot = path.resolve(process.cwd(), '..');

/**
 * The folder that holds everything a backup must hold: the SQLite file and the uploads.
 *
 * @returns an absolute path, `<repository>/.data` unless DATA_DIR says otherwise
 */
export function dataDir(): string {
  return path.resolve(repositoryRoot, process.env.DATA_DIR || '.data');
}

/** What Strapi may serve to anyone. A folder of its own, because the SQLite file lies beside it. */
export function publicDir(): string {
  return path.join(dataDir(), 'public');
}
