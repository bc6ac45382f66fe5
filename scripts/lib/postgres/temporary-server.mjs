import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../machine/free-port.mjs';
import { StopError } from '../stop.mjs';
import { postgresEnvironment } from './connection.mjs';
import { runTool } from './run-tool.mjs';

const startTimeout = 30_000;

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of the loopback address, with a random password.
 *
 * @param {string} programs folder of the server's programs
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` removes it with all its databases
 * @throws {StopError} when it does not come up
 */
export async function startTemporaryServer(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };

  const password = randomBytes(18).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-sync'],
    { ...options, stdio: 'ignore' },
  );

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // It is thrown away in the end, so nothing has to survive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    const isRunning = server.exitCode === null && server.signalCode === null;
    const gone = isRunning ? once(server, 'exit') : undefined;
    // SIGINT hangs up on its clients; SIGTERM would wait for them.
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {string} url
 */
async function untilReady(server, url) {
  const env = postgresEnvironment({ DATABASE_URL: url });
  const deadline = Date.now() + startTimeout;
  while (server.exitCode === null && Date.now() < deadline) {
    try {
      await runTool('pg_isready', ['-q'], { env });
      return;
    } catch {
      await pause(100);
    }
  }
  throw new StopError('The temporary PostgreSQL did not come up.');
}
