import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/machine/free-port.mjs';
import type { TestRedis } from './fake-redis';

/** Whether this machine has a Redis to try it with. */
export const hasRealRedis = spawnSync('redis-server', ['--version']).status === 0;

/** The system's redis-server on a free port, with nothing on disk. */
export async function startRealRedis(): Promise<TestRedis> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async die() {
      if (!server) return;
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
    async revive() {
      server = spawn('redis-server', flags, { stdio: 'ignore' });
      while (!(await isListening(port))) await pause(20);
    },
  };
  await redis.revive();
  return redis;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
