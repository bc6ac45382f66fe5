import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { sizeGate } from '../lib/size/gate.mjs';
import { parseManifest, routesOf } from '../lib/size/manifest.mjs';
import { measurePage, totalBytes } from '../lib/size/measure.mjs';
import { staticImports } from '../lib/size/static-imports.mjs';
import { writeBuiltShop } from './built-shop.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

test('the home page counts entry, root, home and what they import, each once', (context) => {
  const client = temporaryFolder(context);
  writeBuiltShop(client);
  const { scripts, styles } = measurePage(client, '');
  assert.deepEqual(scripts.map(({ file }) => basename(file)).sort(), [
    'deep-5.js',
    'entry-1.js',
    'home-3.js',
    'root-2.js',
    'shared-4.js',
  ]);
  assert.deepEqual(
    styles.map(({ file }) => basename(file)),
    ['root-2.css', 'home-3.css'],
  );
  assert.ok(scripts.every(({ bytes }) => bytes > 0));
  assert.ok(totalBytes(scripts) > totalBytes(styles));
});

test('a page deeper in the site is found by the path of its route', (context) => {
  const client = temporaryFolder(context);
  writeBuiltShop(client);
  const { scripts } = measurePage(client, 'products/:slug');
  assert.ok(scripts.some(({ file }) => file.endsWith('product-7.js')));
  assert.throws(() => measurePage(client, 'no/such'), /no route at \/no\/such/);
});

test('static imports are found in minified code, dynamic ones are left out', () => {
  const code =
    'import{a as b}from"./a.js";import c,{d}from"./b.js";import*as e from"./c.js";import"./d.js";' +
    'export{f}from"./e.js";export*from"./f.js";const g=()=>import("./lazy.js");x("from","./no.js")';
  assert.deepEqual(staticImports(code), [
    './a.js',
    './b.js',
    './c.js',
    './d.js',
    './e.js',
    './f.js',
  ]);
});

test('a page beyond its budget fails the gate, and the table says by how much', (context) => {
  const client = temporaryFolder(context);
  writeBuiltShop(client);
  assert.equal(sizeGate(client).ok, true);
  const noise = Array.from({ length: 30_000 }, (_, index) =>
    createHash('sha1').update(`${index}`).digest('hex'),
  );
  writeFileSync(join(client, 'assets/shared-4.js'), `"${noise.join('')}"`);
  const { ok, table } = sizeGate(client);
  assert.equal(ok, false);
  assert.match(table, /JavaScript +\d{3,}\.\d kB of +140\.0 kB/);
});

test('an index route deeper in the site is not the home page', () => {
  const manifest = parseManifest(
    `window.__remixManifest=${JSON.stringify({
      entry: { module: '/e.js' },
      routes: {
        root: { id: 'root', path: '', module: '/root.js' },
        blog: { id: 'blog', parentId: 'root', path: 'blog', module: '/blog.js' },
        blogIndex: { id: 'blogIndex', parentId: 'blog', index: true, module: '/blog-index.js' },
        home: { id: 'home', parentId: 'root', index: true, module: '/home.js' },
      },
    })};`,
  );
  assert.deepEqual(
    routesOf(manifest, '').map(({ id }) => id),
    ['root', 'home'],
  );
});
