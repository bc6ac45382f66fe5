import { setTimeout as pause } from 'node:timers/promises';
import { htmlSize } from './html-size.mjs';
import { newSearches } from './new-searches.mjs';
import { memoryOf } from './memory.mjs';
import { sendVisitors, timeAnswer } from './visitors.mjs';
import { withShop } from './with-shop.mjs';

/** What visitors open. Every page stands for a kind: a search that has to correct a word, say. */
const listings = [
  '/products',
  '/products?page=2',
  '/products?filter=blackout',
  '/products?category=wood',
  '/products?category=roman-shades&filter=light_filtering',
  '/products?type=battery',
];
const repeatedSearches = [
  '/products?q=linen',
  '/products?q=blackot',
  '/products?q=cordless+white',
  '/products?q=blinds+for+the+bathroom',
  '/products?q=sunscreen&filter=room_darkening',
  '/products?q=zzqqxxyy',
];

const visitors = 20;
/** Milliseconds that a visitor looks at a page: far less than people do. */
const think = 1_000;
const pages = 25;
/** New searches before the measured ones, for each visitor: Node compiles only what it has run some hundred times. */
const warmUp = 15;

/**
 * A listing and a search that come from the page cache, and searches that nobody has made before: opened by their
 * address, which draws a page, and made in the shop, where the browser draws it and asks for its data alone.
 */
export const kinds = /** @type {const} */ ([
  'listing',
  'repeated search',
  'new search',
  'new search in the shop',
]);

/**
 * @typedef {Record<typeof kinds[number], import('./visitors.mjs').VisitResult>} Visits
 *
 * @typedef {object} Measurement
 * @property {number} coldRead milliseconds from the first question to a listing that is whole
 * @property {number} html bytes of /products after brotli
 * @property {number} memory bytes that the storefront holds after all of it
 * @property {Visits} paced
 * @property {Visits} hurried
 */

/**
 * Starts the production shop on a data folder and sends visitors through it.
 *
 * @param {string} dataDir
 * @returns {Promise<Measurement>}
 */
export function measureCatalogue(dataDir) {
  return withShop(dataDir, ({ address, pid }) => measure(address, pid));
}

/**
 * @param {string} origin
 * @param {number} pid
 * @returns {Promise<Measurement>}
 */
async function measure(origin, pid) {
  const coldRead = await timeWholeListing(origin);
  for (const path of [...listings, ...repeatedSearches, ...listings, ...repeatedSearches]) {
    await timeAnswer(origin + path);
  }
  const asked = newSearches();
  const paths = asked.splice(0, visitors * warmUp);
  await sendVisitors({ origin, visitors, pages: warmUp, paths, think: 0 });
  const visit = (/** @type {typeof kinds[number]} */ kind, /** @type {number} */ think) => {
    const addresses = {
      listing: () => listings,
      'repeated search': () => repeatedSearches,
      'new search': () => asked.splice(0, visitors * pages),
      'new search in the shop': () => asked.splice(0, visitors * pages).map(dataAddress),
    };
    return sendVisitors({ origin, visitors, pages, paths: addresses[kind](), think });
  };
  const visits = async (/** @type {number} */ pause) => ({
    listing: await visit('listing', pause),
    'repeated search': await visit('repeated search', pause),
    'new search': await visit('new search', pause),
    'new search in the shop': await visit('new search in the shop', pause),
  });
  const html = await htmlSize(`${origin}/products`);
  return {
    coldRead,
    html,
    paced: await visits(think),
    hurried: await visits(0),
    memory: memoryOf(pid),
  };
}

/** Where Remix asks for the data of a page. @param {string} path */
function dataAddress(path) {
  return path.replace('?', '.data?');
}

/** The endpoint answers with the whole list, or that it is not there yet. @param {string} origin */
async function timeWholeListing(origin) {
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/api/products`);
    await answer.arrayBuffer();
    if (answer.ok) return performance.now() - started;
    await pause(200);
  }
}
