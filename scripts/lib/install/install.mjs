import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, nodeModules } from '../paths.mjs';
import { npmCommand } from '../process/npm.mjs';
import { runProgram } from '../process/run-program.mjs';
import { StopError } from '../stop.mjs';
import { sayBusy } from '../terminal.mjs';
import { matchesLock } from './installed-packages.mjs';
import { readStamp, stampFor, writeStamp } from './stamp.mjs';

/** Whether node_modules is what the lock file asks for, made for the Node that runs now. */
export function isInstalled() {
  const lockText = readFileSync(lockFile, 'utf8');
  const wanted = stampFor(lockText);
  const found = readStamp(nodeModules);
  if (found === wanted) return true;
  if (found && JSON.parse(found).node !== process.versions.modules) return false;
  if (!installedByHand(lockText)) return false;
  writeStamp(nodeModules, wanted);
  return true;
}

/**
 * Installs from the lock file.
 *
 * @throws {StopError} when npm fails, which has printed why, or when it would empty a folder elsewhere
 */
export async function install() {
  if (lstatSync(nodeModules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new StopError(
      'node_modules is a link, and npm ci would empty what it leads to: remove it.',
    );
  }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npmCommand(['ci', ...quiet]);
  const { code } = await runProgram(command, args, { inherit: true });
  if (code !== 0) throw new StopError('npm ci failed; its messages above say why.');
  writeStamp(nodeModules, stampFor(readFileSync(lockFile, 'utf8')));
}

/** Installs when it is needed, for the commands that show no phases. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  sayBusy('npm ci, from the lock file; this takes a minute or two');
  await install();
}

/** @param {string} lockText */
function installedByHand(lockText) {
  try {
    const record = readFileSync(join(nodeModules, '.package-lock.json'), 'utf8');
    return matchesLock(JSON.parse(lockText), JSON.parse(record));
  } catch {
    return false;
  }
}
