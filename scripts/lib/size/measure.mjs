import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf, parseManifest, routesOf } from './manifest.mjs';
import { staticImports } from './static-imports.mjs';

/**
 * @typedef {{ file: string, bytes: number }} Measured bytes after brotli
 * @typedef {{ scripts: Measured[], styles: Measured[] }} PageSize
 */

/**
 * Measures what a page makes a browser download. Chunks that are loaded later, on a click or when they
 * come near, do not count: nobody waits for them.
 *
 * @param {string} clientFolder storefront/build/client
 * @param {string} path path of the page's route; '' for the home page
 * @returns {PageSize}
 */
export function measurePage(clientFolder, path) {
  const assets = join(clientFolder, 'assets');
  const manifestFile = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!manifestFile) throw new Error(`${assets} has no manifest-*.js`);
  const manifest = parseManifest(readFileSync(join(assets, manifestFile), 'utf8'));
  const files = filesOf(manifest, routesOf(manifest, path));
  const scripts = withImports(clientFolder, files.scripts);
  return {
    scripts: scripts.map((file) => measure(clientFolder, file)),
    styles: files.styles.map((file) => measure(clientFolder, file)),
  };
}

/**
 * The fonts that every page loads; the packages' full files ("latin", "latin-ext") come only where a page has a letter
 * beyond those. They are compressed as they are.
 *
 * @param {string} clientFolder
 * @returns {Measured[]}
 */
export function measureFonts(clientFolder) {
  const assets = join(clientFolder, 'assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.woff2') && !file.includes('-latin-'))
    .map((file) => ({ file, bytes: statSync(join(assets, file)).size }));
}

/** @param {Measured[]} files */
export function totalBytes(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Adds what the scripts import, and what those import, to the list.
 *
 * @param {string} clientFolder
 * @param {string[]} scripts addresses such as /assets/home-abc.js
 */
function withImports(clientFolder, scripts) {
  const found = new Set(scripts);
  // A Set iterates over what is added meanwhile, so this follows imports of imports.
  for (const script of found) {
    const code = readFileSync(join(clientFolder, script), 'utf8');
    for (const path of staticImports(code)) found.add(posix.join(posix.dirname(script), path));
  }
  return [...found];
}

/**
 * @param {string} clientFolder
 * @param {string} file
 * @returns {Measured}
 */
function measure(clientFolder, file) {
  const content = readFileSync(join(clientFolder, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { file, bytes: brotliCompressSync(content, { params }).length };
}
