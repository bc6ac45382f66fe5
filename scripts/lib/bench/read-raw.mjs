import { get } from 'node:http';

/**
 * An answer as it comes over the line, not decompressed.
 *
 * @param {string} url
 * @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function readRaw(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}
