import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../catalogue/random.mjs';
import { interruption } from '../process/interruption.mjs';
import { insist } from './hand-in-leads.mjs';
import { makeLead } from './lead.mjs';
import { nextPath } from './mixed-visit.mjs';

const visitors = 8;
/** Milliseconds that a visitor looks at what was opened, on average. */
const think = 400;
/** Every so many turns a visitor sends a request instead of opening a page. */
const postEvery = 12;
/** Milliseconds after which a visitor has gone. */
const patience = 15_000;

/**
 * @typedef {object} LoadReport
 * @property {number[]} milliseconds what each answer took
 * @property {string[]} broken failures of addresses that had been answered before
 * @property {number} unseen failures of addresses that nobody had read yet
 * @property {Map<string, Set<string>>} acknowledged ids of requests by e-mail address
 * @property {number} resends
 */

/**
 * Sends visitors through a shop until the time is over.
 *
 * @param {{ origin: string, run: string, until: number }} options until: by `performance.now()`
 * @returns {Promise<LoadReport>}
 */
export async function mixedLoad({ origin, run, until }) {
  /** @type {LoadReport} */
  const report = { milliseconds: [], broken: [], unseen: 0, acknowledged: new Map(), resends: 0 };
  /** @type {Set<string>} */
  const seen = new Set();
  let posts = 0;

  async function open(/** @type {string} */ path) {
    const started = performance.now();
    const problem = await problemOf(origin + path);
    report.milliseconds.push(performance.now() - started);
    if (!problem) seen.add(path);
    else if (seen.has(path)) report.broken.push(`${new Date().toISOString()} ${path}: ${problem}`);
    else report.unseen += 1;
  }

  async function post() {
    const number = posts++;
    const { ids, resends } = await insist(origin, run, number);
    report.acknowledged.set(makeLead(run, number).email, ids);
    report.resends += resends;
  }

  async function visit(/** @type {number} */ visitor) {
    const random = createRandom(visitor);
    for (let turn = visitor; performance.now() < until; turn++) {
      interruption.throwIfAborted();
      if (turn % postEvery === 0) await post();
      else await open(nextPath(random, turn));
      await pause(think * (0.5 + random.share()));
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  return report;
}

/** @param {string} url */
async function problemOf(url) {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { signal, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status >= 500 ? `status ${answer.status}` : undefined;
  } catch (error) {
    return String(error);
  }
}
