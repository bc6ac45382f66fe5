import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { variables } from '../lib/env/variables.mjs';
import { cmsFolder, storefrontFolder } from '../lib/paths.mjs';

/** Set for each process by service-env.mjs, not by a person. */
const setByUs = new Set(['HOST', 'PORT', 'NODE_ENV']);

/** @param {'desk' | 'shop'} reader */
const namesFor = (reader) =>
  variables.filter(({ readers }) => readers.includes(reader)).map(({ name }) => name);

/** @param {string} folder */
function sourceOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/**
 * @param {string} source
 * @param {RegExp} pattern whose first group is a variable's name
 */
function namesIn(source, pattern) {
  const names = [...source.matchAll(pattern)].map((match) => match[1] ?? '');
  return [...new Set(names)].filter((name) => !setByUs.has(name)).sort();
}

test('the desk is given exactly the variables that it reads', () => {
  const source = ['config', 'src'].map((folder) => sourceOf(join(cmsFolder, folder))).join('\n');
  const read = namesIn(
    source,
    /(?:\bprocess\.env\.|\b(?:env(?:\.\w+)?|text|int|bool)\(')([A-Z][A-Z\d_]+)/g,
  );
  assert.deepEqual(read, namesFor('desk').sort());
});

test('the shop is given exactly the variables that it reads', () => {
  const source = readFileSync(join(storefrontFolder, 'app/server/env.server.ts'), 'utf8');
  assert.deepEqual(namesIn(source, /^ {2}([A-Z][A-Z\d_]+):/gm), namesFor('shop').sort());
});
