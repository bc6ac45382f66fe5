import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNginx } from '../edge/ensure-nginx.mjs';
import { startNginx } from '../edge/start-nginx.mjs';
import { freePort } from '../machine/free-port.mjs';
import { ensureWrk } from './ensure-wrk.mjs';
import { memoryOf } from './memory.mjs';
import { readRaw } from './read-raw.mjs';
import { runWrk } from './run-wrk.mjs';
import { staticConfig } from './static-config.mjs';
import { withEdge } from './with-edge.mjs';
import { withShop } from './with-shop.mjs';

/** Rounds, in each of which every way has its turn: what else the machine does meets them all. */
const rounds = 5;
const seconds = 4;
const warmUpSeconds = 2;

/**
 * @typedef {object} EdgeMeasurement
 * @property {Record<string, import('./run-wrk.mjs').Load[]>} ways what each way brought in each round
 * @property {number} bytes of the page as it is sent
 * @property {number} memory bytes that the storefront holds after all of it
 */

/**
 * Serves the home page in four ways, side by side: drawn for each who asks, from the page cache, from the edge, and as
 * a file by nginx alone.
 *
 * @param {string} dataDir
 * @returns {Promise<EdgeMeasurement>}
 */
export async function measureEdge(dataDir) {
  const wrk = await ensureWrk();
  return withShop(dataDir, ({ address, pid }) =>
    withEdge({ address, dataDir }, async (edge) => {
      const page = await readKept(edge);
      return withFile(page, async (file) => {
        // The page cache does not know this parameter, so such an address is drawn each time.
        const addresses = {
          uncached: `${address}/?drawn=anew`,
          cached: `${address}/`,
          edge: `${edge}/`,
          file: `${file}/`,
        };
        const ways = await takeTurns(wrk, addresses);
        return { ways, bytes: page.body.length, memory: memoryOf(pid) };
      });
    }),
  );
}

/**
 * @param {string} wrk
 * @param {Record<string, string>} addresses
 */
async function takeTurns(wrk, addresses) {
  /** @type {Record<string, import('./run-wrk.mjs').Load[]>} */
  const ways = Object.fromEntries(Object.keys(addresses).map((way) => [way, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [way, url] of Object.entries(addresses)) {
      // Not counted: the storefront still clears away what the way before has left.
      await runWrk(wrk, url, warmUpSeconds);
      await readRaw(url);
      ways[way]?.push(await runWrk(wrk, url, seconds));
      // What the load left behind is answered first, and does not burden the next one.
      await readRaw(url);
    }
  }
  return ways;
}

/** The page as the edge has it once the shop keeps it: whole and compressed. @param {string} edge */
async function readKept(edge) {
  for (let turn = 0; turn < 100; turn++) {
    const page = await readRaw(`${edge}/`);
    if (page.headers['x-cache'] === 'HIT' && page.headers['content-length']) return page;
  }
  throw new Error('The edge does not keep the home page.');
}

/**
 * @template T
 * @param {Awaited<ReturnType<typeof readRaw>>} page
 * @param {(address: string) => Promise<T>} work
 */
async function withFile({ headers, body }, work) {
  const port = await freePort();
  const server = await startNginx(await ensureNginx(), port, (folder) => {
    writeFileSync(join(folder, 'page'), body);
    return staticConfig({ port, folder, headers });
  });
  try {
    return await work(server.address);
  } finally {
    await server.stop();
  }
}
