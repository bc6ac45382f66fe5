import { sayBusy } from '../terminal.mjs';
import { findChromium } from './find.mjs';
import { installByApt, installByPlaywright } from './install.mjs';
import { runsHere } from './runs.mjs';

/**
 * Finds a browser for the tests, or installs one.
 *
 * @returns {Promise<string | undefined>} its program file, or nothing when none could be had
 */
export async function ensureChromium() {
  const found = usable();
  if (found) return found;
  for (const [how, install] of /** @type {const} */ ([
    ['Playwright', installByPlaywright],
    ['apt-get', installByApt],
  ])) {
    sayBusy(`No Chrome or Chromium here: trying to install one by ${how}`);
    await install();
    const installed = usable();
    if (installed) return installed;
  }
  return undefined;
}

/** What a person reads when there is no browser and none can be installed. */
export const chromiumAdvice =
  'No Chrome or Chromium was found and none could be installed: install one, or set CHROMIUM_PATH to its program file.';

function usable() {
  const file = findChromium();
  return file && runsHere(file) ? file : undefined;
}
