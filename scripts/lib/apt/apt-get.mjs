import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runProgram } from '../process/run-program.mjs';

/**
 * How to install packages of the system: the words before apt-get.
 *
 * @returns {string[] | undefined} nothing where there is no apt-get, or where it would ask for a password
 */
export function mayInstall() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
}

/** Installs a package with what it needs, when we may. @param {string} name */
export async function installPackage(name) {
  const before = mayInstall();
  if (!before) return;
  await runLoud([...before, 'apt-get', 'update', '-qq']);
  await runLoud([...before, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
}

/**
 * Fetches a package and lays its files into a folder of ours. Nothing is installed, so a server in it is not started.
 *
 * @param {string} name
 * @param {string} folder an empty one
 */
export async function unpackPackage(name, folder) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const before = mayInstall();
  // Without its lists, as in a fresh container, apt-get knows no package.
  if (before) await runLoud([...before, 'apt-get', 'update', '-qq']);
  const script = 'cd "$1" && apt-get download -qq "$2" && dpkg-deb -x ./*.deb .';
  await runLoud(['/bin/sh', '-c', script, 'sh', folder, name]);
}

/** @param {string[]} commandLine */
export function runLoud([command = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProgram(command, args, { inherit: true, env });
}
