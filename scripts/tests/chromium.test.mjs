import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findChromium } from '../lib/chromium/find.mjs';
import { runsHere } from '../lib/chromium/runs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Writes a program that stands in for a browser.
 *
 * @param {string} file
 * @param {number} exitCode what it says when asked for its version
 */
function writeBrowser(file, exitCode) {
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

/**
 * Changes the environment for the length of a test.
 *
 * @param {import('node:test').TestContext} context
 * @param {string} name
 * @param {string} value
 */
function setEnv(context, name, value) {
  const before = process.env[name];
  process.env[name] = value;
  context.after(() => {
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  });
}

test('the browser that CHROMIUM_PATH names wins', (context) => {
  const browser = writeBrowser(join(temporaryFolder(context), 'my-chrome'), 0);
  setEnv(context, 'CHROMIUM_PATH', browser);
  assert.equal(findChromium(), browser);
});

test('a browser on the path is found; a file that cannot be run is passed over', (context) => {
  const folder = temporaryFolder(context);
  writeFileSync(join(folder, 'not-a-program'), '');
  const browser = writeBrowser(join(folder, 'google-chrome'), 0);
  setEnv(context, 'CHROMIUM_PATH', join(folder, 'not-a-program'));
  setEnv(context, 'PATH', folder);
  assert.equal(findChromium(), browser);
});

test('a browser whose libraries are missing does not count', (context) => {
  const folder = temporaryFolder(context);
  assert.equal(runsHere(writeBrowser(join(folder, 'whole'), 0)), true);
  assert.equal(runsHere(writeBrowser(join(folder, 'broken'), 127)), false);
});
