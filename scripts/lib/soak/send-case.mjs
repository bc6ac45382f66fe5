import { request as call } from 'node:http';

/** Milliseconds: the shop itself waits four seconds for the desk. */
const patience = 10_000;

/**
 * What a visitor must never read: where the shop lies on its machine, what it is made of and what broke in it.
 */
const insides =
  /node_modules|\bat (?:async )?\S+ \(?(?:file:|\/)|\bstrapi\b|better-sqlite|SQLITE_|ECONNREFUSED/i;

/**
 * Sends a request as it is, without the courtesies of `fetch`, and judges the answer.
 *
 * @param {string} origin
 * @param {import('./fuzz-cases.mjs').FuzzCase} fuzzCase
 * @param {string} visitor address that it seems to come from
 * @returns {Promise<string | undefined>} what is wrong with the answer, in a sentence
 */
export function sendCase(origin, { method, path, headers, body }, visitor) {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const asked = call({
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'x-forwarded-for': visitor },
      agent: false,
      timeout: patience,
    });
    asked.once('timeout', () => {
      resolve(`nothing within ${patience} ms`);
      asked.destroy();
    });
    asked.once('error', ({ message }) => resolve(`no answer: ${message}`));
    asked.once('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('error', ({ message }) => resolve(`half an answer: ${message}`));
      answer.once('end', () => resolve(problemOf(answer.statusCode ?? 0, text)));
    });
    asked.end(body);
  });
}

/**
 * @param {number} status
 * @param {string} text
 */
function problemOf(status, text) {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
  const inside = insides.exec(text);
  return inside
    ? `its insides: ${text.slice(Math.max(0, inside.index - 80), inside.index + 80)}`
    : undefined;
}
