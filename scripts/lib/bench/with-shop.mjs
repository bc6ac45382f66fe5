import { startDesk } from '../services/desk.mjs';
import { startShop } from '../services/shop.mjs';
import { benchSettings } from './bench-settings.mjs';

/**
 * Starts the production shop on a data folder for as long as the work takes.
 *
 * @template T
 * @param {string} dataDir
 * @param {(shop: { address: string, pid: number, deskAddress: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withShop(dataDir, work) {
  const settings = await benchSettings(dataDir);
  const desk = startDesk(settings, 'production');
  try {
    await desk.ready();
    const shop = startShop(settings, 'production');
    try {
      await shop.ready();
      const deskAddress = new URL(desk.address).origin;
      return await work({ address: shop.address, pid: shop.service.pid ?? 0, deskAddress });
    } finally {
      await shop.service.stop();
    }
  } finally {
    await desk.service.stop();
  }
}
