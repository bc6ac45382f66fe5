import { copyFile, mkdir, rename } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder } from '../env/service-env.mjs';
import { openSqlite } from '../sqlite.mjs';
import { StopError } from '../stop.mjs';

/** What SQLite keeps beside its file: changes that are not in it yet. They belong together. */
const companions = ['', '-wal', '-shm'];

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {import('./keeper.mjs').Keeper}
 */
export function sqliteKeeper(settings) {
  const file = join(dataFolder(settings), settings.DATABASE_FILENAME || 'shop.db');
  return {
    client: 'sqlite',
    savedAs: 'database.sqlite',
    where: file,
    isEmpty: async () => !existsSync(file),

    async save(target) {
      if (!existsSync(file)) throw new StopError(`There is no shop to save: ${file} is missing.`);
      const database = openSqlite(file);
      try {
        // SQLite's online backup: one snapshot, whatever the desk writes meanwhile.
        await database.backup(target);
      } finally {
        database.close();
      }
      // A copy in WAL mode would make its reader write beside it; a backup is read from folders that nobody may write.
      const copy = openSqlite(target);
      copy.pragma('journal_mode = DELETE');
      copy.close();
    },

    async putAside(folder) {
      for (const path of companions.map((ending) => file + ending)) {
        if (existsSync(path))
          await rename(path, join(folder, `database.sqlite${path.slice(file.length)}`));
      }
    },

    async load(source) {
      const draft = `${file}.restoring`;
      await mkdir(dirname(file), { recursive: true });
      await copyFile(source, draft);
      await rename(draft, file);
    },
  };
}
