import { join } from 'node:path';
import { variables } from '../env/variables.mjs';
import { cacheFolder } from '../paths.mjs';

/**
 * The environment of turbo's tasks. `strapi build` reads the configuration, which refuses to exist
 * without secrets; nothing of them enters the build, so it gets throw-away ones. The same goes for
 * its data folder: a build must not touch the real one.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment() {
  const throwAway = variables.flatMap(({ name, secret }) => (secret ? [[name, secret()]] : []));
  return {
    ...process.env,
    ...Object.fromEntries(throwAway),
    DATA_DIR: join(cacheFolder, 'build-data'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
