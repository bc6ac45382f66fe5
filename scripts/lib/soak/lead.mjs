import { createHash } from 'node:crypto';

/**
 * A consultation request that can be told from every other one.
 *
 * @typedef {object} Lead
 * @property {string} email its mark in the database
 * @property {string} key what a resend carries, so that it is stored once
 * @property {string} visitor address that it seems to come from, because limits count per visitor
 */

/** Milliseconds after which nobody waits for an answer any longer. */
const patience = 15_000;

/**
 * @param {string} run names the run, in letters and digits
 * @param {number} number below 16 million
 * @returns {Lead}
 */
export function makeLead(run, number) {
  const key = createHash('sha256').update(`${run} ${number}`).digest('hex').slice(0, 32);
  const visitor = ['10', number >> 16, (number >> 8) & 255, number & 255].join('.');
  return { email: `${run}.${number}@example.com`, key, visitor };
}

/**
 * Sends a request once.
 *
 * @param {string} origin
 * @param {Lead} lead
 * @returns {Promise<string | undefined>} its id when the shop said that it is stored; nothing when it said that it is
 *   not, or said nothing
 */
export async function sendLead(origin, { email, key, visitor }) {
  try {
    const answer = await fetch(`${origin}/api/consultation`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'x-forwarded-for': visitor,
      },
      body: JSON.stringify({
        name: 'Maren Tofte',
        email,
        phone: '(403) 555-0100',
        productInterest: 'roman',
        message: 'Two bay windows, about 60 in wide each.',
      }),
      signal: AbortSignal.timeout(patience),
    });
    const body = /** @type {{ id?: string }} */ (await answer.json());
    return answer.status === 201 ? body.id : undefined;
  } catch {
    return undefined;
  }
}
