import { join } from 'node:path';
import { edgeConfig } from '../edge/edge-config.mjs';
import { ensureNginx } from '../edge/ensure-nginx.mjs';
import { startNginx } from '../edge/start-nginx.mjs';
import { freePort } from '../machine/free-port.mjs';

/**
 * Puts nginx with the shop's configuration before a shop for as long as the work takes.
 *
 * @template T
 * @param {{ address: string, dataDir: string }} shop
 * @param {(address: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withEdge({ address, dataDir }, work) {
  const port = await freePort();
  const uploads = join(dataDir, 'public/uploads');
  const edge = await startNginx(await ensureNginx(), port, (folder) =>
    edgeConfig({ port, storefront: new URL(address).host, uploads, folder }),
  );
  try {
    return await work(edge.address);
  } finally {
    await edge.stop();
  }
}
