import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionRanges } from '../lib/repo/exact-versions.mjs';
import {
  extraZods,
  forgottenSystems,
  lockDifferences,
  registryAddresses,
} from '../lib/repo/lock-rules.mjs';
import { unsafeVersions } from '../lib/repo/safe-versions.mjs';
import { compareVersions, isExactVersion } from '../lib/repo/semver.mjs';

test('versions are compared as numbers', () => {
  assert.ok(compareVersions('6.30.4', '6.30.6') < 0);
  assert.ok(compareVersions('6.30.10', '6.30.6') > 0);
  assert.equal(compareVersions('5.37.0-beta.1', '5.37.0'), 0);
});

test('only a full version without a range is exact', () => {
  for (const version of ['1.2.3', '5.0.0-rc.1']) assert.ok(isExactVersion(version), version);
  for (const range of ['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1.0.0', 'file:../a']) {
    assert.ok(!isExactVersion(range), range);
  }
});

test('a range is named with its file and package', () => {
  const manifests = [
    { folder: '', manifest: { devDependencies: { turbo: '2.11.11' } } },
    { folder: 'storefront', manifest: { dependencies: { zod: '^4.6.7' } } },
  ];
  assert.deepEqual(versionRanges(manifests), [
    'storefront/package.json asks for zod "^4.6.7": name one exact version.',
  ]);
});

test('an unsafe version is found wherever it hides in the tree', () => {
  const lock = {
    packages: {
      'node_modules/react-router': { version: '6.30.6' },
      'node_modules/@strapi/admin/node_modules/react-router': { version: '6.30.4' },
    },
  };
  const found = unsafeVersions(lock);
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /@strapi\/admin\/node_modules\/react-router is 6\.30\.4.*CVE/);
});

test('a registry in the lock file is found, a workspace link is none', () => {
  assert.deepEqual(registryAddresses('"resolved": "storefront",'), []);
  assert.match(registryAddresses('"resolved": "git+ssh:')[0] ?? '', /names a registry in 1 places/);
});

test('a lock file that is behind package.json is found', () => {
  const lock = { packages: { cms: { dependencies: { zod: '4.6.6' } } } };
  const manifests = [{ folder: 'cms', manifest: { dependencies: { zod: '4.6.7' } } }];
  assert.deepEqual(lockDifferences(lock, manifests), [
    'package-lock.json is behind cms/package.json: run npm install.',
  ]);
  assert.deepEqual(
    lockDifferences({ packages: { cms: manifests[0]?.manifest ?? {} } }, manifests),
    [],
  );
});

test('a native package that the lock file holds for some systems only is found', () => {
  const native = {
    optionalDependencies: { '@turbo/linux-64': '2.0.0', '@turbo/darwin-64': '2.0.0' },
  };
  const packages = { 'node_modules/turbo': native, 'node_modules/@turbo/linux-64': {} };
  assert.match(
    forgottenSystems({ packages })[0] ?? '',
    /lacks @turbo\/darwin-64 of node_modules\/turbo/,
  );
  const whole = { ...packages, 'node_modules/@turbo/darwin-64': {} };
  assert.deepEqual(forgottenSystems({ packages: whole }), []);
});

test('a second zod in a workspace is found, the one of a dependency is its own affair', () => {
  const lock = {
    packages: {
      'node_modules/zod': {},
      'node_modules/@strapi/utils/node_modules/zod': {},
      'cms/node_modules/zod': {},
    },
  };
  assert.deepEqual(extraZods(lock, ['storefront', 'cms']), [
    'cms brings a zod of its own: give all workspaces the same version.',
  ]);
});
