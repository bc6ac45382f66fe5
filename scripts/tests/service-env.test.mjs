import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../lib/env/read-settings.mjs';
import { deskEnvironment, shopEnvironment } from '../lib/env/service-env.mjs';
import { fillSecrets } from '../lib/env/write-env.mjs';
import { root } from '../lib/paths.mjs';

const { settings } = readSettings(fillSecrets('DATA_DIR=some/data\nBIND_HOST=0.0.0.0\n'), {});

test('the desk listens on its port, with an absolute data folder and no reports to anybody', () => {
  const env = deskEnvironment(settings, 'production');
  assert.equal(env.HOST, '0.0.0.0');
  assert.equal(env.PORT, '1337');
  assert.equal(env.DATA_DIR, `${root}some/data`);
  assert.equal(env.STRAPI_TELEMETRY_DISABLED, 'true');
  assert.equal(env.NODE_ENV, 'production');
});

test('the shop is given the token of the desk and none of its keys', () => {
  const env = shopEnvironment(settings, 'production');
  assert.equal(env.PORT, '3000');
  assert.equal(env.CMS_TOKEN, settings.CMS_TOKEN);
  for (const name of ['APP_KEYS', 'ADMIN_JWT_SECRET', 'DATABASE_PASSWORD', 'ENCRYPTION_KEY']) {
    assert.equal(env[name], undefined, name);
  }
});

test('the desk is not given what only the shop signs with', () => {
  assert.equal(deskEnvironment(settings, 'production').SESSION_SECRET, undefined);
});

test('a key in our own environment reaches the desk alone', (context) => {
  process.env.APP_KEYS = 'from the environment';
  context.after(() => delete process.env.APP_KEYS);
  assert.equal(shopEnvironment(settings, 'production').APP_KEYS, undefined);
});
