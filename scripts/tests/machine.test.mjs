import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { diskProblem } from '../lib/machine/disk.mjs';
import { folderProblem } from '../lib/machine/folder.mjs';
import { portProblem } from '../lib/machine/ports.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Takes a port for the length of a test.
 *
 * @param {import('node:test').TestContext} context
 * @returns {Promise<number>}
 */
async function takenPort(context) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  context.after(() => server.close());
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return address.port;
}

test('a taken port is named with its variable, in one sentence', async (context) => {
  const port = await takenPort(context);
  const sentence = await portProblem('127.0.0.1', { variable: 'STOREFRONT_PORT', port });
  assert.ok(sentence?.startsWith(`Port ${port} (STOREFRONT_PORT) is taken`));
  assert.ok(sentence?.includes(`STOREFRONT_PORT=${port + 1} npm start`));
  assert.equal(sentence?.includes('\n'), false);
});

test('a free port is no problem, and is free again after the check', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  await new Promise((resolve) => server.close(() => resolve(undefined)));
  const wanted = { variable: 'CMS_PORT', port: address.port };
  assert.equal(await portProblem('127.0.0.1', wanted), undefined);
  assert.equal(await portProblem('127.0.0.1', wanted), undefined);
});

test('a host that is not of this machine is blamed on BIND_HOST', async () => {
  const sentence = await portProblem('192.0.2.1', { variable: 'CMS_PORT', port: 51337 });
  assert.match(sentence ?? '', /^BIND_HOST is 192\.0\.2\.1, which is no address of this machine/);
});

test('a full disk gets one sentence with what is free and what is needed', () => {
  assert.match(
    diskProblem('/tmp/not/there/yet', 1e18) ?? '',
    /^The disk of \/tmp\/not\/there\/yet is too full: \d+ MB are free and \d+ MB are needed\.$/,
  );
  assert.equal(diskProblem('/tmp', 1), undefined);
});

test('a data folder that is a file, or lies under one, cannot be written', (context) => {
  const folder = temporaryFolder(context);
  assert.equal(folderProblem(join(folder, 'new/data'), 'DATA_DIR'), undefined);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  assert.match(
    folderProblem(file, 'DATA_DIR') ?? '',
    /^DATA_DIR is .*, where nothing can be written/,
  );
  assert.match(folderProblem(join(file, 'data'), 'DATA_DIR') ?? '', /nothing can be written/);
});
