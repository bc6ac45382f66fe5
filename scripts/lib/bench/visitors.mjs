import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../catalogue/random.mjs';
import { interruption } from '../process/interruption.mjs';
import { readRaw } from './read-raw.mjs';

/**
 * @typedef {object} Visit
 * @property {string} origin
 * @property {readonly string[]} paths what the visitors open, in turns; as many as all of them open, and none is
 *   opened twice
 * @property {number} visitors how many there are at the same time
 * @property {number} pages how many each of them opens
 * @property {number} think milliseconds that a visitor looks at a page on average; 0 to open the next
 *   one at once
 *
 * @typedef {object} VisitResult
 * @property {number[]} milliseconds what each answer took, to its last byte
 * @property {number} perSecond answers per second, all visitors together
 */

/**
 * Sends visitors through the shop.
 *
 * A load tool such as autocannon would open the next page at once, always: what it measures as latency
 * is how long the queue is that it makes. Visitors read what they opened.
 *
 * @param {Visit} visit
 * @returns {Promise<VisitResult>}
 * @throws {Error} when an answer is not 200
 */
export async function sendVisitors({ origin, paths, visitors, pages, think }) {
  /** @type {number[]} */
  const milliseconds = [];
  const started = performance.now();

  async function visitPages(/** @type {number} */ visitor) {
    const random = createRandom(visitor);
    await pause(think * random.share());
    for (let page = 0; page < pages; page++) {
      const path = paths[(visitor * pages + page) % paths.length] ?? '/';
      milliseconds.push(await timeAnswer(origin + path));
      if (think > 0) await pause(think * (0.5 + random.share()));
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visitPages(visitor)));
  const seconds = (performance.now() - started) / 1000;
  return { milliseconds, perSecond: milliseconds.length / seconds };
}

/** @param {string} url */
export async function timeAnswer(url) {
  interruption.throwIfAborted();
  const started = performance.now();
  const { status } = await readRaw(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - started;
}
