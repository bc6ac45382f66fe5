// @ts-check
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

import { characters, features } from './list.mjs';

const require = createRequire(import.meta.url);

/** Numbers of the name table: the licence and its address. The font's own name and copyright stay in any case. */
const licence = [13, 14];

/**
 * Cuts a font down to what the shop writes with it.
 *
 * @param {import('./list.mjs').ShopFont} font
 * @returns {Promise<Buffer>} woff2; the same source and the same library give the same bytes
 */
export async function subsetOf(font) {
  const whole = await readFile(require.resolve(`${font.package}/${font.source}`));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    variationAxes: { wght: font.weights },
  });
}

/**
 * @param {import('./list.mjs').ShopFont} font
 * @returns {Promise<string>} the licence, which travels with every copy
 */
export function licenceOf(font) {
  return readFile(require.resolve(`${font.package}/LICENSE`), 'utf8');
}
