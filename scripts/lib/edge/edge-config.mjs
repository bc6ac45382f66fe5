import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, storefrontFolder } from '../paths.mjs';

/** The example that people copy. */
const example = join(root, 'scripts/deploy/nginx.conf');

/**
 * @typedef {object} EdgePlaces
 * @property {number} port where the edge listens, on the loopback
 * @property {string} storefront host and port of the storefront
 * @property {string} uploads folder of the CMS's pictures
 * @property {string} folder an empty folder for what nginx writes
 */

/**
 * The example with its places exchanged for ours, and nothing else.
 *
 * @param {EdgePlaces} places
 * @returns {string}
 * @throws {Error} when the example has not a place that is to be exchanged
 */
export function edgeConfig({ port, storefront, uploads, folder }) {
  // Only root may choose who the workers are, and what root wrote only root reads.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy'].map((name) => `${name}_temp_path ${folder}/${name};`);
  /** @type {[string, string][]} */
  const exchanges = [
    ['user www-data;', user],
    ['/run/nginx.pid', `${folder}/nginx.pid`],
    ['/var/log/nginx/shop-error.log', `${folder}/error.log`],
    ['/var/log/nginx/shop.log', `${folder}/access.log`],
    ['/var/cache/nginx/shop', `${folder}/cache`],
    ['http {', `http { ${temporary.join(' ')}`],
    ['server 127.0.0.1:3000;', `server ${storefront};`],
    ['listen 80; ', `listen 127.0.0.1:${port};`],
    ['/srv/shop/storefront/build/client', join(storefrontFolder, 'build/client')],
    ['/srv/shop/.data/public/uploads', uploads],
  ];
  return exchanges.reduce(exchange, readFileSync(example, 'utf8'));
}

/**
 * @param {string} text
 * @param {[string, string]} pair
 */
function exchange(text, [theirs, ours]) {
  if (!text.includes(theirs)) throw new Error(`nginx.conf has no "${theirs}" to be exchanged`);
  return text.replace(theirs, () => ours);
}
