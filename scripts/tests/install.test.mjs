import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesLock } from '../lib/install/installed-packages.mjs';
import { readStamp, stampFor, writeStamp } from '../lib/install/stamp.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test('the stamp changes with the lock file and tells the Node it was made for', () => {
  assert.equal(stampFor('{"a":1}'), stampFor('{"a":1}'));
  assert.notEqual(stampFor('{"a":1}'), stampFor('{"a":2}'));
  assert.equal(JSON.parse(stampFor('')).node, process.versions.modules);
});

test('a stamp is read as it was written; without one there is none', (context) => {
  const folder = temporaryFolder(context);
  assert.equal(readStamp(folder), undefined);
  writeStamp(folder, stampFor('lock'));
  assert.equal(readStamp(folder), stampFor('lock'));
});

const lock = {
  packages: {
    '': {},
    storefront: { version: '0.1.0' },
    'node_modules/storefront': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@swc/core-darwin-arm64': { version: '1.2.3', optional: true },
  },
};

test('what npm installed by hand matches when every wanted package has its version', () => {
  assert.ok(matchesLock(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } }));
});

test('another version, or a missing package, does not match', () => {
  assert.ok(!matchesLock(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } }));
  assert.ok(!matchesLock(lock, {}));
});
