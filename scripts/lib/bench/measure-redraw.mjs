import { createRequire } from 'node:module';
import { join } from 'node:path';
import { storefrontFolder } from '../paths.mjs';
import { percentile } from './percentile.mjs';
import { timeRedraws } from './time-redraws.mjs';
import { withChromium } from './with-chromium.mjs';

/** A phone's photo: 12 megapixels. */
const photoSize = { width: 4_000, height: 3_000 };
const redraws = 200;

/** Milliseconds of a frame, which a redraw has to stay within. */
const frame = 16;

/**
 * @typedef {object} Redraw
 * @property {number} opening milliseconds from the choice of the photo to its name on the page
 * @property {number[]} milliseconds what each redraw took
 */

/**
 * Opens the room preview in Chromium, hangs a blind in a photo and moves it by its slider. A redraw is timed
 * from the slider's event until the pixels can be read, so neither React nor the painting is left out.
 *
 * @param {string} origin address of a running shop
 * @returns {Promise<Redraw>}
 * @throws {Error} when there is no browser, or when the drawing does not follow the slider
 */
export async function measureRedraw(origin) {
  return withChromium([], async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 } });
    await page.goto(`${origin}/room-preview`, { waitUntil: 'load' });
    const bench = page.getByRole('region', { name: 'Preview workspace' });
    const style = bench.getByRole('combobox');
    await style.selectOption('Roller Blind');
    const buffer = await noisyPhoto();
    const started = performance.now();
    const picker = bench.getByLabel('Select a photo of your room');
    await picker.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer });
    await bench.getByRole('img', { name: 'Preview: room.jpg with Roller Blind' }).waitFor();
    const opening = performance.now() - started;
    await bench.getByRole('button', { name: 'Save Image' }).waitFor();
    return { opening, milliseconds: await page.evaluate(timeRedraws, redraws) };
  });
}

/** Noise, because nothing in it is easy to draw. */
function noisyPhoto() {
  const sharp = createRequire(join(storefrontFolder, 'package.json'))('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  return sharp({ create: { ...photoSize, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What was measured, in a line. @param {Redraw} redraw */
export function redrawLine({ opening, milliseconds }) {
  const [middle, most] = [0.5, 0.95].map((share) => percentile(milliseconds, share).toFixed(1));
  const within = milliseconds.filter((time) => time <= frame).length / milliseconds.length;
  return [
    `Room preview, 12-megapixel photo: opened in ${(opening / 1000).toFixed(1)} s;`,
    `redraw p50 ${middle} ms, p95 ${most} ms, ${Math.round(within * 100)}% within a frame of ${frame} ms`,
  ].join(' ');
}
