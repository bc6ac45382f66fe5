// @ts-check
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

import { characters, features } from './list.mjs';

/** Numbers of the name table: the licence and its address. The font's own name and copyright stay in any case. */
const licence = [13, 14];

/**
 * Cuts a font down to what the shop writes with it.
 *
 * @param {import('./list.mjs').ShopFont} font
 * @returns {Promise<Buffer>} woff2; the same source and the same library give the same bytes
 */
export async function subsetOf(font) {
  return subsetFont(await readFile(font.source), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: licence,
    variationAxes: { wght: font.weights },
  });
}
