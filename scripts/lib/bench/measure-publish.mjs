import { setTimeout as pause } from 'node:timers/promises';
import { loginOf } from './bench-data.mjs';
import { openPublisher } from './publisher.mjs';
import { sendVisitors } from './visitors.mjs';
import { withEdge } from './with-edge.mjs';
import { withShop } from './with-shop.mjs';

const path = '/returns';
const publishings = 30;
/** Milliseconds between two looks, and for how long nobody may see the old page after the new one was seen. */
const look = 10;
const watch = 1_500;

/** Visitors who read meanwhile: some 200 pages a second. */
const readers = { visitors: 40, think: 200 };

/**
 * @typedef {object} PublishMeasurement
 * @property {Record<'storefront' | 'edge', number[]>} milliseconds from the click on "Publish" to the new page
 * @property {number} perSecond pages that visitors opened meanwhile
 * @property {number} stale how often the old page was seen after the new one
 */

/**
 * Publishes a page again and again while visitors read, and looks when it is live.
 *
 * @param {string} dataDir
 * @returns {Promise<PublishMeasurement>}
 */
export function measurePublish(dataDir) {
  return withShop(dataDir, ({ address, deskAddress }) =>
    withEdge({ address, dataDir }, async (edge) => {
      const publish = await openPublisher(deskAddress, loginOf(dataDir), path);
      const reading = readUntilStopped(edge);
      /** @type {PublishMeasurement} */
      const result = { milliseconds: { storefront: [], edge: [] }, perSecond: 0, stale: 0 };
      try {
        for (let turn = 0; turn < publishings; turn++) {
          const words = `Returns, edition ${turn}`;
          const started = performance.now();
          const published = publish(words);
          const [storefront, atEdge] = await Promise.all([
            watchPage(address + path, words, started),
            watchPage(edge + path, words, started),
            published,
          ]);
          result.milliseconds.storefront.push(storefront.milliseconds);
          result.milliseconds.edge.push(atEdge.milliseconds);
          result.stale += storefront.stale + atEdge.stale;
        }
      } finally {
        result.perSecond = await reading.stop();
      }
      await publish('Returns');
      return result;
    }),
  );
}

/**
 * @param {string} url
 * @param {string} words on the new page alone
 * @param {number} started
 */
async function watchPage(url, words, started) {
  let milliseconds = NaN;
  let stale = 0;
  while (Number.isNaN(milliseconds) || performance.now() - started < milliseconds + watch) {
    const isNew = (await (await fetch(url)).text()).includes(words);
    if (isNew && Number.isNaN(milliseconds)) milliseconds = performance.now() - started;
    if (!isNew && !Number.isNaN(milliseconds)) stale++;
    if (performance.now() - started > 60_000)
      throw new Error(`${url} does not show what was published`);
    await pause(look);
  }
  return { milliseconds, stale };
}

/** @param {string} origin */
function readUntilStopped(origin) {
  let stopped = false;
  const paths = ['/', '/products', path, '/blog', '/products?filter=blackout'];
  const running = (async () => {
    const rates = [];
    while (!stopped) {
      rates.push(await sendVisitors({ origin, paths, pages: 10, ...readers }));
    }
    return rates.reduce((sum, { perSecond }) => sum + perSecond, 0) / rates.length;
  })();
  return {
    stop: () => {
      stopped = true;
      return running;
    },
  };
}

/** @param {PublishMeasurement} measurement */
export function publishLine({ milliseconds, perSecond, stale }) {
  return [
    `Published ${milliseconds.edge.length} times while visitors opened ${perSecond.toFixed(0)} pages a second:`,
    `live in the storefront after ${times(milliseconds.storefront)}, at the edge after ${times(milliseconds.edge)};`,
    `the old page was seen again ${stale} times.`,
  ].join(' ');
}

/** @param {number[]} values */
function times(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
  return `${at(0.5).toFixed(0)} ms (p50) and ${at(0.95).toFixed(0)} ms (p95)`;
}
