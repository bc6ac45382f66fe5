import { parseEnv } from 'node:util';
import { addressFor } from './addresses.mjs';
import { variables } from './variables.mjs';

/**
 * @typedef {Record<string, string>} Settings every variable that has a value, by name
 *
 * @typedef {object} SettingsReading
 * @property {Settings} settings
 * @property {string[]} problems one sentence for each value that cannot be used
 */

/**
 * Reads the settings: a variable of the environment wins over `.env`, which wins over the fallback.
 * An empty value counts as not set.
 *
 * @param {string} envText the text of `.env`, empty when there is none
 * @param {NodeJS.ProcessEnv} environment
 * @returns {SettingsReading}
 */
export function readSettings(envText, environment) {
  // A broken line can swallow the one after it: nothing behind it is worth a sentence yet.
  const broken = brokenLines(envText);
  if (broken.length > 0) return { settings: {}, problems: broken };

  const file = parseEnv(envText);
  /** @type {Settings} */
  const settings = {};
  /** @type {string[]} */
  const problems = [];

  for (const { name, check, fallback, secret } of variables) {
    const fromEnvironment = environment[name] || undefined;
    const value = fromEnvironment ?? (file[name] || undefined);
    if (value === undefined) {
      if (fallback !== undefined) settings[name] = fallback;
      else if (secret) problems.push(`${name} has no value: run npm start once, it writes .env.`);
      continue;
    }
    settings[name] = value;
    const expected = check?.(value);
    if (expected) {
      const place = fromEnvironment ? 'in the environment' : 'in .env';
      const shown = secret ? '' : ` is "${value}", but it`;
      problems.push(`${name} ${place}${shown} has to be ${expected}.`);
    }
  }
  if (problems.length === 0) addAddresses(settings);
  return { settings, problems: [...problems, ...clashes(settings)] };
}

/**
 * The addresses that follow from host and ports unless somebody names others.
 *
 * @param {Settings} settings
 */
function addAddresses(settings) {
  const host = settings.BIND_HOST ?? '';
  settings.SITE_URL ??= addressFor(host, settings.STOREFRONT_PORT ?? '');
  settings.STOREFRONT_URL ??= addressFor(host, settings.STOREFRONT_PORT ?? '');
  settings.CMS_URL ??= addressFor(host, settings.CMS_PORT ?? '');
}

/** @param {Settings} settings */
function clashes({ STOREFRONT_PORT, CMS_PORT }) {
  return STOREFRONT_PORT === CMS_PORT
    ? [`STOREFRONT_PORT and CMS_PORT are both ${CMS_PORT}: give each a port of its own.`]
    : [];
}

/** @param {string} envText */
function brokenLines(envText) {
  return envText
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => !/^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=.*)?$/.test(line))
    .map(({ number }) => `Line ${number} of .env has to be of the form NAME=value.`);
}
