import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runProgram } from '../process/run-program.mjs';

/** How to call apt-get, when there is one and no password is asked. */
export function aptGet() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return { before: [] };
  const mayUseSudo = spawnSync('sudo', ['-n', 'true']).status === 0;
  return mayUseSudo ? { before: ['sudo', '-n'] } : undefined;
}

/**
 * Installs a package of the system where we may; whoever asked for it looks whether it is there now.
 *
 * @param {string} name
 */
export async function aptInstall(name) {
  const apt = aptGet();
  if (!apt) return;
  await runAsInstaller([...apt.before, 'apt-get', 'update', '-qq']);
  await runAsInstaller([...apt.before, 'apt-get', 'install', '-y', '-qq', name]);
}

/** @param {string[]} commandLine */
export function runAsInstaller([command = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProgram(command, args, { inherit: true, env });
}

/**
 * Fetches a package and lays its files into a folder of ours. Nothing is installed, so a server in it is not started.
 *
 * @param {string} name
 * @param {string} folder an empty one
 */
export async function aptUnpack(name, folder) {
  if (!existsSync('/usr/bin/apt-get')) return;
  // Without its lists, as in a fresh container, apt-get knows no package.
  const apt = aptGet();
  if (apt) await runAsInstaller([...apt.before, 'apt-get', 'update', '-qq']);
  const script = 'cd "$1" && apt-get download -qq "$2" && dpkg-deb -x ./*.deb .';
  await runAsInstaller(['/bin/sh', '-c', script, 'sh', folder, name]);
}
