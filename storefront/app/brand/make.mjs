// @ts-check
/**
 * Makes the brand's files from its drawings: `npm run brand -w storefront`. What visitors download goes to `files/`,
 * what browsers ask for by themselves to `public/`. All are committed: a build needs no encoder. The same masters and
 * the same sharp give the same bytes. The QR code is not among them: it follows `SITE_URL` and is drawn when asked for.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import { toIco } from './to-ico.mjs';

const here = import.meta.dirname;
const files = path.join(here, 'files');
const publicDir = path.join(here, '..', '..', 'public');

/**
 * @param {string} master name of the drawing
 * @param {number} width pixels
 */
async function toPng(master, width) {
  const svg = await readFile(path.join(here, 'masters', `${master}.svg`));
  const { width: drawn = 1 } = await sharp(svg).metadata();
  return sharp(svg, { density: (72 * width) / drawn })
    .resize({ width })
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();
}

await mkdir(files, { recursive: true });
const favicon = toIco([{ size: 16, png: await toPng('favicon', 16) }]);
const appIcon = await toPng('app-icon', 512);

await writeFile(path.join(files, 'logo-primary.png'), await toPng('logo-primary', 1672));
await writeFile(path.join(files, 'logo-black.png'), await toPng('logo-black', 1672));
await writeFile(path.join(files, 'favicon.ico'), favicon);
await writeFile(path.join(files, 'app-icon.png'), appIcon);

const publicFavicon = toIco([
  { size: 16, png: await toPng('favicon', 16) },
  { size: 32, png: await toPng('favicon', 32) },
]);
await writeFile(path.join(publicDir, 'favicon.ico'), publicFavicon);
await copyFile(path.join(here, 'masters', 'favicon.svg'), path.join(publicDir, 'favicon.svg'));
await writeFile(path.join(publicDir, 'app-icon-512.png'), appIcon);
await writeFile(path.join(publicDir, 'app-icon-192.png'), await toPng('app-icon', 192));
await writeFile(path.join(publicDir, 'apple-touch-icon.png'), await toPng('app-icon', 180));
