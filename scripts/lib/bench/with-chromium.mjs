import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromiumAdvice, ensureChromium } from '../chromium/ensure.mjs';
import { storefrontFolder } from '../paths.mjs';

/**
 * Opens a browser for as long as the work takes.
 *
 * @template T
 * @param {string[]} args
 * @param {(browser: import('playwright').Browser) => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {Error} when there is none
 */
export async function withChromium(args, work) {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  const { chromium } = createRequire(join(storefrontFolder, 'package.json'))('playwright');
  // Chromium refuses its sandbox to root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-background-networking', ...sandbox, ...args],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
