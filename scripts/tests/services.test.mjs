import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { preload } from '../lib/services/preload.mjs';
import { seedLine } from '../lib/services/seed-progress.mjs';
import { startService } from '../lib/services/service.mjs';
import { waitForAnswer } from '../lib/services/wait-for-answer.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A server that starts a helper of its own, as build tools do, says both process numbers and prints a line. */
const server = `
  import { spawn } from 'node:child_process';
  import { createServer } from 'node:http';
  const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  createServer((request, response) => response.end('here')).listen(process.env.PORT, '127.0.0.1');
  process.send?.({ pids: [process.pid, helper.pid] });
  console.log('last words');
`;

/** @returns {Promise<number>} a port that nobody uses */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  assert.ok(address && typeof address === 'object');
  return address.port;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {number[]} pids */
async function allGone(pids) {
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) await sleep(50);
  return !pids.some(isAlive);
}

test('a service is awaited, and stopping it takes its helpers with it', async (context) => {
  const file = join(temporaryFolder(context), 'server.mjs');
  writeFileSync(file, server);
  const port = await freePort();
  /** @type {number[]} */
  let pids = [];
  const service = startService({
    name: 'shop',
    args: [file],
    cwd: '/',
    env: { PORT: String(port) },
    onMessage: (message) => {
      pids = /** @type {{ pids: number[] }} */ (message).pids;
    },
  });
  await waitForAnswer(service, `http://127.0.0.1:${port}`, { patience: () => 20_000 });
  assert.equal(pids.length, 2);
  await service.stop();
  assert.ok(await allGone(pids));
  assert.match(await service.ended, /SIGTERM|code/);
});

test('a service that dies before it answers is reported with its last words', async (context) => {
  const file = join(temporaryFolder(context), 'dying.mjs');
  writeFileSync(file, 'console.error("the reason"); process.exit(3);');
  const service = startService({ name: 'desk', args: [file], cwd: '/', env: {} });
  await assert.rejects(
    waitForAnswer(service, 'http://127.0.0.1:9', { patience: () => 20_000 }),
    /the reason[\s\S]*The desk ended with code 3\.$/,
  );
});

test('a service that stays silent is given up', async (context) => {
  const file = join(temporaryFolder(context), 'silent.mjs');
  writeFileSync(file, 'setInterval(() => {}, 1000);');
  const service = startService({ name: 'desk', args: [file], cwd: '/', env: {} });
  context.after(() => service.stop());
  await assert.rejects(
    waitForAnswer(service, 'http://127.0.0.1:9', { patience: () => 100 }),
    /The desk does not answer at http:\/\/127\.0\.0\.1:9\.$/,
  );
});

test('a server ends by itself when the process that started it is killed', async (context) => {
  const folder = temporaryFolder(context);
  const child = join(folder, 'child.mjs');
  const parent = join(folder, 'parent.mjs');
  writeFileSync(child, 'setInterval(() => {}, 1000); process.send(process.pid);');
  writeFileSync(
    parent,
    `import { spawn } from 'node:child_process';
     const args = ${JSON.stringify([...preload('end-with-parent.mjs'), child])};
     const options = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true };
     spawn(process.execPath, args, options).on('message', (pid) => console.log(pid));`,
  );
  const started = spawn(process.execPath, [parent]);
  const [pid] = (await once(started.stdout, 'data')).map(Number);
  assert.ok(isAlive(Number(pid)));
  started.kill('SIGKILL');
  assert.ok(await allGone([Number(pid)]));
});

test('the progress of the seeding is a bar with a share and a name', () => {
  assert.equal(
    seedLine({ done: 0, total: 4, label: 'products' }),
    `Seeding   ${'░'.repeat(24)}   0 % products`,
  );
  assert.equal(
    seedLine({ done: 2, total: 4, label: 'products' }),
    `Seeding   ${'█'.repeat(12)}${'░'.repeat(12)}  50 % products`,
  );
  assert.equal(seedLine({ done: 9, total: 4, label: 'x' }), `Seeding   ${'█'.repeat(24)} 100 % x`);
});
