import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { storefrontFolder } from '../paths.mjs';
import { programPath } from '../process/program-paths.mjs';
import { runProgram } from '../process/run-program.mjs';

/** Lets Playwright download its Chromium, with the system's libraries when we may install them. */
export async function installByPlaywright() {
  const program = programPath('playwright', { from: storefrontFolder });
  await runProgram(process.execPath, [program, 'install', 'chromium'], { inherit: true });
  const apt = aptGet();
  if (apt) {
    await run([...apt.before, process.execPath, program, 'install-deps', 'chromium']);
  }
}

/** Installs Chromium by apt-get where this machine has it and we may use it. */
export async function installByApt() {
  const apt = aptGet();
  if (!apt) return;
  await run([...apt.before, 'apt-get', 'update', '-qq']);
  await run([...apt.before, 'apt-get', 'install', '-y', '-qq', 'chromium']);
}

/** How to call apt-get, when there is one and no password is asked. */
function aptGet() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return { before: [] };
  const mayUseSudo = spawnSync('sudo', ['-n', 'true']).status === 0;
  return mayUseSudo ? { before: ['sudo', '-n'] } : undefined;
}

/** @param {string[]} commandLine */
function run([command = '', ...args]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProgram(command, args, { inherit: true, env });
}
