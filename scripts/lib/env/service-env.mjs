import { resolve } from 'node:path';
import { root } from '../paths.mjs';
import { variables } from './variables.mjs';

/** @typedef {import('./read-settings.mjs').Settings} Settings */

/**
 * The environment of the desk (Strapi).
 *
 * @param {Settings} settings
 * @param {'production' | 'development'} mode
 * @returns {NodeJS.ProcessEnv}
 */
export function deskEnvironment(settings, mode) {
  return {
    ...inherited(),
    ...settingsFor('desk', settings),
    NODE_ENV: mode,
    HOST: settings.BIND_HOST,
    PORT: settings.CMS_PORT,
    DATA_DIR: dataFolder(settings),
    STRAPI_TELEMETRY_DISABLED: 'true',
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
  };
}

/**
 * The environment of the shop (Remix).
 *
 * @param {Settings} settings
 * @param {'production' | 'development'} mode
 * @returns {NodeJS.ProcessEnv}
 */
export function shopEnvironment(settings, mode) {
  return {
    ...inherited(),
    ...settingsFor('shop', settings),
    NODE_ENV: mode,
    HOST: settings.BIND_HOST,
    PORT: settings.STOREFRONT_PORT,
    // The C library keeps what was freed in as many pools as there are cores times eight; pages need two.
    MALLOC_ARENA_MAX: '2',
  };
}

/**
 * The folder of the SQLite file and the uploads, absolute: the desk runs in a folder of its own.
 *
 * @param {Settings} settings
 */
export function dataFolder(settings) {
  return resolve(root, settings.DATA_DIR ?? '');
}

/**
 * The folder of the backups, absolute.
 *
 * @param {Settings} settings
 */
export function backupFolder(settings) {
  return resolve(root, settings.BACKUP_DIR ?? '');
}

/** The person's environment without our variables; each process is given only those that it reads. */
function inherited() {
  const ours = new Set(variables.map((variable) => variable.name));
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ours.has(name)));
}

/**
 * @param {'desk' | 'shop'} reader
 * @param {Settings} settings
 */
function settingsFor(reader, settings) {
  const names = variables
    .filter((variable) => variable.readers.includes(reader))
    .map((variable) => variable.name);
  return Object.fromEntries(
    names.filter((name) => settings[name] !== undefined).map((name) => [name, settings[name]]),
  );
}
