import { spawnSync } from 'node:child_process';

/**
 * Whether a browser can print its version: a file may be there while the libraries that it needs are
 * missing, as after `playwright install` on a bare machine.
 *
 * @param {string} file
 */
export function runsHere(file) {
  // Chrome on Windows opens a window instead of printing; there the file is proof enough.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 });
  return status === 0;
}
