import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { variables } from '../lib/env/variables.mjs';
import { root } from '../lib/paths.mjs';

/**
 * The parts of a compose file that are looked at.
 *
 * @typedef {object} Service
 * @property {{ context: string, dockerfile: string }} [build]
 * @property {string} image
 * @property {Record<string, string>} [environment]
 * @property {string[]} [volumes]
 * @property {Record<string, { condition: string }>} [depends_on]
 * @property {object} [healthcheck]
 */

const folder = join(root, 'scripts/deploy');
const composeText = readFileSync(join(folder, 'compose.yaml'), 'utf8');
/** @type {{ services: Record<string, Service>, volumes: Record<string, unknown> }} */
const compose = parse(composeText, { merge: true });
const services = Object.entries(compose.services);
const dockerfiles = ['storefront.Dockerfile', 'cms.Dockerfile'].map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** @param {string} text @param {string} instruction */
const allOf = (text, instruction) =>
  [...text.replaceAll('\\\n', ' ').matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))].map(
    ([, rest = '']) => rest,
  );

for (const { name, text } of dockerfiles) {
  test(`${name} is sound: no user root, a health check, pinned bases, sources that are there`, () => {
    assert.deepEqual(validate(text), []);
    assert.equal(allOf(text, 'USER').at(-1), 'node');
    assert.equal(allOf(text, 'HEALTHCHECK').length, 1);

    const node = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
    const stages = allOf(text, 'FROM').map((from) => from.split(' AS ')[1]);
    for (const from of allOf(text, 'FROM').map((line) => line.split(' ')[0] ?? '')) {
      assert.ok(stages.includes(from) || from === `node:${node}-bookworm-slim`, from);
    }
    const copied = allOf(text, 'COPY').filter((line) => !line.startsWith('--from='));
    for (const source of copied.flatMap((line) => line.split(' ').slice(0, -1))) {
      assert.ok(existsSync(join(root, source)), source);
    }
    // What is ignored cannot be copied.
    assert.ok(!copied.some((line) => /\.env|\.data|node_modules/.test(line)));
  });
}

test('every service of the compose file can be built or had, is watched and waits for what it needs', () => {
  for (const [name, { build, image, depends_on = {}, healthcheck }] of services) {
    if (build) {
      assert.equal(relative(root, join(folder, build.context)), '', name);
      assert.ok(existsSync(join(root, build.dockerfile)), name);
    } else {
      assert.match(image, /:\d[\w.-]*$/, `${name} names a version`);
      assert.ok(healthcheck, `${name} has a health check`);
    }
    for (const [other, { condition }] of Object.entries(depends_on)) {
      assert.ok(compose.services[other], `${name} waits for ${other}`);
      assert.equal(condition, 'service_healthy');
    }
  }
});

test('each app of the compose file is given the variables that it reads, and no other', () => {
  const readers = { 'storefront-1': 'shop', 'storefront-2': 'shop', cms: 'desk' };
  for (const [name, reader] of Object.entries(readers)) {
    const given = Object.keys(compose.services[name]?.environment ?? {});
    const known = variables.filter((variable) =>
      variable.readers.includes(/** @type {'shop' | 'desk'} */ (reader)),
    );
    for (const variable of given)
      assert.ok(
        known.some((one) => one.name === variable),
        variable,
      );
    for (const variable of known.filter(({ secret }) => secret)) {
      assert.ok(given.includes(variable.name), `${name} lacks ${variable.name}`);
    }
  }
});

test('what the compose file asks of .env is explained there, and no secret has a default', () => {
  const asked = [...composeText.matchAll(/\$\{(\w+)(:[?-])?/g)];
  assert.ok(asked.length > 20);
  for (const [, name, otherwise] of asked) {
    const variable = variables.find((one) => one.name === name);
    assert.ok(variable, name);
    if (variable.secret) assert.equal(otherwise, ':?', name);
  }
});

test('the volumes and files that the compose file mounts are there', () => {
  for (const [name, { volumes = [] }] of services) {
    for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
      const isThere = source.startsWith('.')
        ? existsSync(join(folder, source))
        : source in compose.volumes;
      assert.ok(isThere, `${name}: ${source}`);
    }
  }
});
