import { postgresKeeper } from './postgres-keeper.mjs';
import { sqliteKeeper } from './sqlite-keeper.mjs';

/**
 * Saves and loads the database that the settings name.
 *
 * @typedef {object} Keeper
 * @property {'sqlite' | 'postgres'} client
 * @property {string} savedAs file name within a backup
 * @property {string} where what a person calls the database
 * @property {() => Promise<boolean>} isEmpty nothing would be lost by loading
 * @property {(target: string) => Promise<void>} save writes a snapshot to a file, while the shop runs
 * @property {(folder: string) => Promise<void>} putAside keeps there what `load` will replace
 * @property {(source: string) => Promise<void>} load replaces the database; the shop must not run
 */

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Keeper}
 */
export function keeperFor(settings) {
  return settings.DATABASE_CLIENT === 'postgres'
    ? postgresKeeper(settings)
    : sqliteKeeper(settings);
}
