import { existsSync, readFileSync } from 'node:fs';
import { envExampleFile, envFile } from '../paths.mjs';
import { StopError } from '../stop.mjs';
import { readSettings } from './read-settings.mjs';
import { ensureEnvFile } from './write-env.mjs';

/**
 * Writes `.env` if needed and reads the settings.
 *
 * @returns {{ settings: import('./read-settings.mjs').Settings, envState: ReturnType<typeof ensureEnvFile> }}
 * @throws {StopError} with a sentence for each value that cannot be used
 */
export function loadSettings() {
  const envState = ensureEnvFile({ envFile, exampleFile: envExampleFile });
  const { settings, problems } = readSettings(currentEnvText(), process.env);
  if (problems.length > 0) throw new StopError(problems.join('\n'));
  return { settings, envState };
}

/** The text of `.env` as it stands, empty when there is none. */
export function currentEnvText() {
  return existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
}
