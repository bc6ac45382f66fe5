import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isProgram } from '../machine/find-program.mjs';
import { storefrontFolder } from '../paths.mjs';

const commandNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chrome or Chromium on this machine: the one that CHROMIUM_PATH names, one on the path or in
 * a usual place, or the one that Playwright installed.
 *
 * @returns {string | undefined} its program file
 */
export function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commandNames.map((command) => join(folder, command)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, ...usualPlaces, playwrightsOwn()];
  return candidates.find((file) => file !== undefined && isProgram(file));
}

/** Where Playwright keeps its Chromium; the file need not be there. */
function playwrightsOwn() {
  try {
    const load = createRequire(join(storefrontFolder, 'package.json'));
    return /** @type {string} */ (load('playwright').chromium.executablePath());
  } catch {
    return undefined;
  }
}
