import { addressFor } from '../env/addresses.mjs';
import { shopEnvironment } from '../env/service-env.mjs';
import { storefrontFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { preload } from './preload.mjs';
import { startService } from './service.mjs';
import { waitForAnswer } from './wait-for-answer.mjs';

const patienceMilliseconds = 120_000;

/**
 * Megabytes that the shop's objects may take, five times what they do with 5,000 products. Node's own limit is a share of
 * the machine's memory, and it collects its garbage the later the higher that is.
 */
const heapMegabytes = 384;

/**
 * Starts the storefront: the build in production, Vite with its watcher in development.
 *
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @param {'production' | 'development'} mode
 */
export function startShop(settings, mode) {
  const host = settings.BIND_HOST ?? '';
  const port = settings.STOREFRONT_PORT ?? '';
  const service = startService({
    name: 'shop',
    args: [...preload('end-with-parent.mjs'), ...programFor(mode, host, port)],
    cwd: storefrontFolder,
    env: shopEnvironment(settings, mode),
  });
  const address = addressFor(host, port);
  return {
    service,
    address,
    ready: () =>
      waitForAnswer(service, `${address}/health/ready`, { patience: () => patienceMilliseconds }),
  };
}

/**
 * @param {'production' | 'development'} mode
 * @param {string} host
 * @param {string} port
 */
function programFor(mode, host, port) {
  const from = storefrontFolder;
  return mode === 'production'
    ? [
        `--max-old-space-size=${heapMegabytes}`,
        programPath('@remix-run/serve', { from, bin: 'remix-serve' }),
        'build/server/index.js',
      ]
    : [
        programPath('@remix-run/dev', { from, bin: 'remix' }),
        'vite:dev',
        ...['--host', host, '--port', port, '--strictPort'],
      ];
}
