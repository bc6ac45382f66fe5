import { setTimeout as pause } from 'node:timers/promises';
import { interruption } from '../process/interruption.mjs';
import { makeLead, sendLead } from './lead.mjs';

/** Milliseconds until somebody whose request failed presses the button again. */
const untilResend = 1_000;
/** A visitor's limit is ten attempts; after so many the same person comes from another address. */
const attemptsPerAddress = 9;

/**
 * @typedef {object} HandedIn
 * @property {Map<string, Set<string>>} acknowledged by e-mail address: every id that the shop named for it
 * @property {number} resends how often a request had to be sent again
 */

/**
 * Hands in requests, several at a time, each sent again until the shop says that it is stored. Every fifth is sent
 * twice at the same moment, as by a double click.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {string} options.run
 * @param {number} options.count
 * @param {number} options.parallel
 * @param {(acknowledged: number) => void} [options.onAcknowledged]
 * @returns {Promise<HandedIn>}
 */
export async function handInLeads({ origin, run, count, parallel, onAcknowledged }) {
  /** @type {HandedIn} */
  const result = { acknowledged: new Map(), resends: 0 };
  let next = 0;

  async function work() {
    while (next < count) {
      const number = next++;
      const { ids, resends } = await insist(origin, run, number);
      result.resends += resends;
      result.acknowledged.set(makeLead(run, number).email, ids);
      onAcknowledged?.(result.acknowledged.size);
    }
  }

  await Promise.all(Array.from({ length: parallel }, work));
  return result;
}

/**
 * @param {string} origin
 * @param {string} run
 * @param {number} number
 */
export async function insist(origin, run, number) {
  const lead = makeLead(run, number);
  for (let attempt = 0; ; attempt++) {
    interruption.throwIfAborted();
    const turn = Math.floor(attempt / attemptsPerAddress);
    const { visitor } = turn === 0 ? lead : makeLead(run, 8_000_000 + number + turn * 100_000);
    const twin = number % 5 === 0 && attempt === 0 ? sendLead(origin, { ...lead, visitor }) : [];
    const ids = [await sendLead(origin, { ...lead, visitor }), await twin].flat();
    const named = new Set(ids.filter((id) => id !== undefined));
    if (named.size > 0) return { ids: named, resends: attempt };
    await pause(untilResend);
  }
}
