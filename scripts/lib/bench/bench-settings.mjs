import { readSettings } from '../env/read-settings.mjs';
import { variables } from '../env/variables.mjs';
import { freePort } from '../machine/free-port.mjs';

/**
 * Settings for a shop that nobody else sees: free ports, secrets of its own, nothing of `.env`.
 *
 * @param {string} dataDir
 */
export async function benchSettings(dataDir) {
  const secrets = variables.flatMap(({ name, secret }) => (secret ? [[name, secret()]] : []));
  const [STOREFRONT_PORT, CMS_PORT] = [await freePort(), await freePort()].map(String);
  const { settings, problems } = readSettings('', {
    ...Object.fromEntries(secrets),
    STOREFRONT_PORT,
    CMS_PORT,
    DATA_DIR: dataDir,
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}
