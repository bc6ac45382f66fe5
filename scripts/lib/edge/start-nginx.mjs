import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endGroup } from '../process/end-group.mjs';

const patienceMilliseconds = 10_000;

/** Runs what it is given until that ends by itself, or until who started it is gone and with it the pipe that they share. */
const untilParentEnds = '"$0" "$@" & server=$!; (cat > /dev/null; kill $server) <&3 & wait $server';

/**
 * Starts nginx with a configuration of its own and waits until it answers.
 *
 * @param {string} program
 * @param {number} port where it will listen, on the loopback
 * @param {(folder: string) => string} configFor the configuration, for a folder that nginx may write to
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 * @throws {Error} with nginx's own words, when it does not start
 */
export async function startNginx(program, port, configFor) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-edge-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configFor(folder));
  const args = ['-p', folder, '-c', file, '-g', 'daemon off;'];
  const child = spawn('sh', ['-c', untilParentEnds, program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  child.stderr?.on('data', (chunk) => (words += chunk));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!hasEnded()) {
      const exited = once(child, 'exit');
      endGroup(child);
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + patienceMilliseconds;
  while (!(await answers(address))) {
    if (hasEnded() || performance.now() > deadline) {
      const log = hasEnded() ? '' : readFileSync(join(folder, 'error.log'), 'utf8');
      await stop();
      throw new Error(`nginx did not start:\n${words}${log}`);
    }
    await pause(50);
  }
  return { address, stop };
}

/** Whether anything is answered, an error included. @param {string} address */
async function answers(address) {
  try {
    await (await fetch(address)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
