import { brotliCompressSync, constants } from 'node:zlib';

/** As servers compress what they make on the fly; the edge, which has time, does better. */
const quality = 5;

/**
 * Bytes of a page's HTML after brotli.
 *
 * @param {string} url
 */
export async function htmlSize(url) {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const html = Buffer.from(await answer.arrayBuffer());
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
