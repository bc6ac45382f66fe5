import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../lib/env/read-settings.mjs';
import { fillSecrets } from '../lib/env/write-env.mjs';

const secrets = fillSecrets('');

/**
 * @param {string} lines
 * @param {NodeJS.ProcessEnv} [environment]
 */
const read = (lines, environment = {}) => readSettings(`${secrets}${lines}`, environment);

test('defaults hold where nothing is set', () => {
  const { settings, problems } = read('');
  assert.deepEqual(problems, []);
  assert.equal(settings.STOREFRONT_PORT, '3000');
  assert.equal(settings.CMS_PORT, '1337');
  assert.equal(settings.BIND_HOST, '127.0.0.1');
  assert.equal(settings.SITE_URL, 'http://127.0.0.1:3000');
  assert.equal(settings.CMS_URL, 'http://127.0.0.1:1337');
});

test('the environment wins over .env, which wins over the default', () => {
  const { settings } = read('STOREFRONT_PORT=4000\nCMS_PORT=4001\n', { CMS_PORT: '5001' });
  assert.equal(settings.STOREFRONT_PORT, '4000');
  assert.equal(settings.CMS_PORT, '5001');
  assert.equal(settings.CMS_URL, 'http://127.0.0.1:5001');
});

test('an empty value counts as not set, in the environment too', () => {
  const { settings } = read('BIND_HOST=\nSTOREFRONT_PORT=4000\n', { STOREFRONT_PORT: '' });
  assert.equal(settings.BIND_HOST, '127.0.0.1');
  assert.equal(settings.STOREFRONT_PORT, '4000');
});

test('the addresses follow the host; bound to every address it is reached by loopback', () => {
  assert.equal(read('BIND_HOST=0.0.0.0\n').settings.SITE_URL, 'http://127.0.0.1:3000');
  assert.equal(read('BIND_HOST=::1\n').settings.SITE_URL, 'http://[::1]:3000');
  assert.equal(read('SITE_URL=https://shop.example\n').settings.SITE_URL, 'https://shop.example');
});

test('each broken value gets one sentence with its name, its place and what it has to be', () => {
  const cases = {
    'STOREFRONT_PORT=30x0': /^STOREFRONT_PORT in .env is "30x0", but it has to be a port number/,
    'CMS_PORT=70000':
      /^CMS_PORT in .env is "70000", but it has to be a port number from 1 to 65535/,
    'BIND_HOST=my host': /^BIND_HOST .* an IP address or a host name/,
    'SITE_URL=shop.example': /^SITE_URL .* a web address without a path/,
    'SITE_URL=https://shop.example/en': /^SITE_URL .* a web address without a path/,
    'CMS_URL=ftp://127.0.0.1': /^CMS_URL .* a web address/,
    'TRUST_PROXY=yes': /^TRUST_PROXY .* true, false or the number of proxies/,
    'SEED_IF_EMPTY=yes': /^SEED_IF_EMPTY .* true or false/,
    'BUSINESS_EMAIL=hello': /^BUSINESS_EMAIL .* an e-mail address/,
    'DATABASE_CLIENT=mysql': /^DATABASE_CLIENT .* one of sqlite, postgres/,
    'ANALYTICS_MEASUREMENT_ID=UA-1': /^ANALYTICS_MEASUREMENT_ID .* a measurement id/,
    'MAP_EMBED_URL=http://map.example': /^MAP_EMBED_URL .* starts with https/,
  };
  for (const [line, sentence] of Object.entries(cases)) {
    const { problems } = read(`${line}\n`);
    assert.equal(problems.length, 1, line);
    assert.match(problems[0] ?? '', sentence);
    assert.match(problems[0] ?? '', /^[^\n]+\.$/);
  }
});

test('a value of the environment is blamed on the environment', () => {
  const { problems } = read('', { CMS_PORT: 'x' });
  assert.deepEqual(problems, [
    'CMS_PORT in the environment is "x", but it has to be a port number from 1 to 65535.',
  ]);
});

test('a secret that is too short is refused without being printed', () => {
  const { problems } = read('', { SESSION_SECRET: 'hunter2' });
  assert.equal(problems.length, 1);
  assert.match(problems[0] ?? '', /^SESSION_SECRET in the environment has to be at least 24/);
  assert.doesNotMatch(problems[0] ?? '', /hunter2/);
});

test('a line that is no setting is named by its number', () => {
  const { problems } = readSettings(`STOREFRONT_PORT 3000\n${secrets}`, {});
  assert.deepEqual(problems, ['Line 1 of .env has to be of the form NAME=value.']);
});

test('two servers on one port are refused', () => {
  assert.deepEqual(read('', { CMS_PORT: '3000' }).problems, [
    'STOREFRONT_PORT and CMS_PORT are both 3000: give each a port of its own.',
  ]);
});

test('without .env each secret is asked for', () => {
  const { problems } = readSettings('', {});
  assert.ok(problems.includes('CMS_TOKEN has no value: run npm start once, it writes .env.'));
});
