import { get } from 'node:http';

/** What a browser accepts, so that the server's compression is measured with it. */
const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };

/**
 * An answer as it comes over the line, not decompressed: that is the visitor's machine's part.
 *
 * @param {string} url
 * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
export function readRaw(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const { statusCode: status, headers: given } = answer;
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status, headers: given, body: Buffer.concat(parts) }));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
