// @ts-check
/**
 * Cuts the two fonts that every page loads out of the packages' files: `npm run fonts -w storefront`. Letters, weights
 * and features stand in `list.mjs`; what is cut away comes from the full files where a page has it (theme/fonts.css).
 * The results are committed with their licence: a build needs no encoder.
 */
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { shopFonts } from './list.mjs';
import { subsetOf } from './subset.mjs';

const files = path.join(import.meta.dirname, 'files');

for (const font of shopFonts) {
  await writeFile(path.join(files, `${font.name}.woff2`), await subsetOf(font));
  await copyFile(font.licence, path.join(files, `${font.name}.LICENSE.txt`));
}
