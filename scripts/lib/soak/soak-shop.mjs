import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoData } from '../bench/bench-data.mjs';
import { benchSettings } from '../bench/bench-settings.mjs';
import { cacheFolder } from '../paths.mjs';
import { startDesk } from '../services/desk.mjs';
import { startShop } from '../services/shop.mjs';

/**
 * A production shop whose desk can be killed.
 *
 * @typedef {object} SoakShop
 * @property {string} address
 * @property {string} deskAddress
 * @property {string} dataDir
 * @property {import('../env/read-settings.mjs').Settings} settings
 * @property {number} pid of the storefront
 * @property {() => Promise<void>} killDesk by SIGKILL, in the middle of whatever it does
 * @property {() => Promise<void>} startDesk
 */

/**
 * Starts the demo shop on a copy of its data for as long as the work takes.
 *
 * @template T
 * @param {(shop: SoakShop) => Promise<T>} work
 * @param {{ prepare?: (settings: import('../env/read-settings.mjs').Settings) => Promise<void> }} [options] prepare
 *   is called before the desk runs
 * @returns {Promise<T>}
 */
export async function withSoakShop(work, { prepare } = {}) {
  const dataDir = join(cacheFolder, 'soak');
  const demo = await demoData();
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(demo, dataDir, { recursive: true });
  // Each visitor comes with an address of their own, because limits count per visitor.
  const settings = { ...(await benchSettings(dataDir)), TRUST_PROXY: 'true' };
  await prepare?.(settings);

  let desk = startDesk(settings, 'production');
  try {
    await desk.ready();
    const shop = startShop(settings, 'production');
    try {
      await shop.ready();
      return await work({
        address: shop.address,
        deskAddress: desk.address.replace(/\/admin$/, ''),
        dataDir,
        settings,
        pid: shop.service.pid ?? 0,
        killDesk: async () => {
          process.kill(-(desk.service.pid ?? 0), 'SIGKILL');
          await desk.service.ended;
        },
        startDesk: async () => {
          desk = startDesk(settings, 'production');
          await desk.ready();
        },
      });
    } finally {
      await shop.service.stop();
    }
  } finally {
    await desk.service.stop();
  }
}
