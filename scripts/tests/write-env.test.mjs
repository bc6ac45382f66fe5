import assert from 'node:assert/strict';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { variables } from '../lib/env/variables.mjs';
import { ensureEnvFile, fillSecrets } from '../lib/env/write-env.mjs';
import { envExampleFile } from '../lib/paths.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const secretNames = variables.filter(({ secret }) => secret).map(({ name }) => name);

/** @param {string} folder */
const filesIn = (folder) => ({ envFile: join(folder, '.env'), exampleFile: envExampleFile });

test('the first start writes .env for its owner alone, with every secret random', (context) => {
  const [one, two] = [temporaryFolder(context), temporaryFolder(context)].map((folder) => {
    const files = filesIn(folder);
    assert.equal(ensureEnvFile(files), 'written');
    assert.equal(statSync(files.envFile).mode & 0o777, 0o600);
    return parseEnv(readFileSync(files.envFile, 'utf8'));
  });
  for (const name of secretNames) {
    assert.ok((one?.[name] ?? '').length >= 43, name);
    assert.notEqual(one?.[name], two?.[name], name);
  }
  assert.equal(new Set(secretNames.map((name) => one?.[name])).size, secretNames.length);
});

test('a second start leaves the file as it is, byte for byte', (context) => {
  const files = filesIn(temporaryFolder(context));
  ensureEnvFile(files);
  const before = readFileSync(files.envFile, 'utf8');
  assert.equal(ensureEnvFile(files), 'kept');
  assert.equal(readFileSync(files.envFile, 'utf8'), before);
});

test('a value that somebody set is never overwritten, a missing secret is added', (context) => {
  const files = filesIn(temporaryFolder(context));
  writeFileSync(files.envFile, 'SESSION_SECRET="my own words, long enough"\nCMS_TOKEN=\n# mine\n');
  chmodSync(files.envFile, 0o644);
  assert.equal(ensureEnvFile(files), 'completed');
  const text = readFileSync(files.envFile, 'utf8');
  assert.ok(text.startsWith('SESSION_SECRET="my own words, long enough"\nCMS_TOKEN='));
  assert.ok(text.includes('\n# mine\n'));
  const values = parseEnv(text);
  assert.ok(secretNames.every((name) => values[name]));
  assert.equal(statSync(files.envFile).mode & 0o777, 0o600);
});

test('an empty secret is an empty one, quotes and comment or not', () => {
  for (const empty of ['', '""', "''", ' # later']) {
    const values = parseEnv(fillSecrets(`CMS_TOKEN=${empty}\n`));
    assert.ok((values.CMS_TOKEN ?? '').length >= 43, empty);
  }
});

test('APP_KEYS is a list of four different keys', () => {
  const keys = (parseEnv(fillSecrets('')).APP_KEYS ?? '').split(',');
  assert.equal(new Set(keys).size, 4);
});

test('.env.example explains exactly the variables that the scripts know, and holds no secret', () => {
  const example = parseEnv(readFileSync(envExampleFile, 'utf8'));
  assert.deepEqual(Object.keys(example).sort(), variables.map(({ name }) => name).sort());
  for (const { name, secret, fallback } of variables) {
    assert.equal(example[name], secret ? '' : (fallback ?? ''), name);
  }
});
