import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { stampOf } from '../lib/backup/stamp.mjs';
import { backupProblem } from '../lib/doctor/backup-age.mjs';
import { bucketProblem } from '../lib/doctor/bucket.mjs';
import { mailServerProblem } from '../lib/doctor/mail-server.mjs';
import { postgresProblem } from '../lib/doctor/postgres.mjs';
import { redisProblem } from '../lib/doctor/redis.mjs';
import { freePort } from '../lib/machine/free-port.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * @param {import('node:test').TestContext} context
 * @param {import('node:net').Server} server
 */
async function portOf(context, server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {string} words said to everybody who asks, or who only comes */
const speaker = (words, { first = false } = {}) =>
  createServer((socket) => {
    socket.on('error', () => undefined);
    if (first) socket.end(words);
    else socket.once('data', () => socket.end(words));
  });

test('nothing is asked of servers that no setting names', async () => {
  const settings = { DATABASE_CLIENT: 'sqlite' };
  for (const look of [redisProblem, postgresProblem, bucketProblem, mailServerProblem]) {
    assert.equal(await look(settings), undefined);
  }
});

test('Redis: well, away, or with another password', async (context) => {
  const well = await portOf(context, speaker('+PONG\r\n'));
  assert.equal(await redisProblem({ REDIS_URL: `redis://127.0.0.1:${well}` }), undefined);
  const away = `redis://127.0.0.1:${await freePort()}`;
  assert.match((await redisProblem({ REDIS_URL: away })) ?? '', /ECONNREFUSED.*mend REDIS_URL/);
  const strict = await portOf(context, speaker('-WRONGPASS invalid\r\n'));
  const problem = (await redisProblem({ REDIS_URL: `redis://:secret@127.0.0.1:${strict}` })) ?? '';
  assert.match(problem, /WRONGPASS.*password in REDIS_URL/);
  assert.doesNotMatch(problem, /secret/);
});

test('the mail server: well, away, or something else', async (context) => {
  const settings = (/** @type {number} */ port) => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
  });
  const well = await portOf(context, speaker('220 mail.example\r\n', { first: true }));
  assert.equal(await mailServerProblem(settings(well)), undefined);
  const other = await portOf(context, speaker('SSH-2.0-x\r\n', { first: true }));
  assert.match((await mailServerProblem(settings(other))) ?? '', /is none/);
  assert.match((await mailServerProblem(settings(await freePort()))) ?? '', /ECONNREFUSED/);
});

test('PostgreSQL that is away is named with its address, without the password', async () => {
  const DATABASE_URL = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const problem = (await postgresProblem({ DATABASE_CLIENT: 'postgres', DATABASE_URL })) ?? '';
  assert.match(problem, /shop cannot open .*127\.0\.0\.1.*ECONNREFUSED.*start the server/);
  assert.doesNotMatch(problem, /secret/);
});

test('the bucket: well, or refused', async (context) => {
  let status = 200;
  const server = createHttpServer((_, response) => response.writeHead(status).end());
  const settings = {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: `http://127.0.0.1:${await portOf(context, server)}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  assert.equal(await bucketProblem(settings), undefined);
  status = 403;
  assert.match((await bucketProblem(settings)) ?? '', /pictures .*status 403.*rights/);
  server.closeAllConnections();
});

test('backups: missing for a public shop, too old, or well', async (context) => {
  const BACKUP_DIR = temporaryFolder(context);
  const now = new Date('2026-11-21T12:00:00Z');
  const look = (/** @type {string} */ SITE_URL) => backupProblem({ BACKUP_DIR, SITE_URL }, now);
  assert.equal(await look('http://127.0.0.1:3000'), undefined);
  assert.match((await look('https://shop.example')) ?? '', /there is none/);
  mkdirSync(join(BACKUP_DIR, stampOf(new Date('2026-11-19T12:00:00Z'))));
  assert.match((await look('http://127.0.0.1:3000')) ?? '', /48 hours old/);
  mkdirSync(join(BACKUP_DIR, stampOf(new Date('2026-11-21T03:00:00Z'))));
  assert.equal(await look('https://shop.example'), undefined);
});
