import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const furtherRoutes = [
  ...['products/roller-blinds', 'contact', 'sample-fabric', 'room-preview', 'shipping', 'blog'],
  ...['blog/:slug', 'discontinued', 'downloads', 'fast-delivery', 'other-products', '*'],
];

const manifest = {
  entry: { module: '/assets/entry-1.js', imports: ['/assets/shared-4.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: '/assets/root-2.js',
      imports: ['/assets/shared-4.js'],
      css: ['/assets/root-2.css'],
    },
    'routes/home': {
      id: 'routes/home',
      parentId: 'root',
      index: true,
      module: '/assets/home-3.js',
      css: ['/assets/home-3.css'],
    },
    'routes/products': {
      id: 'routes/products',
      parentId: 'root',
      path: 'products',
      module: '/assets/products-6.js',
    },
    'routes/product': {
      id: 'routes/product',
      parentId: 'root',
      path: 'products/:slug',
      module: '/assets/product-7.js',
    },
    'routes/sale': {
      id: 'routes/sale',
      parentId: 'root',
      path: 'sale',
      module: '/assets/sale-8.js',
    },
    ...Object.fromEntries(furtherRoutes.map(furtherRoute)),
  },
};

/** @param {string} path */
function furtherRoute(path) {
  return [path, { id: path, parentId: 'root', path, module: '/assets/read-10.js' }];
}

const files = {
  'manifest-0.js': `window.__remixManifest=${JSON.stringify(manifest)};`,
  'entry-1.js': 'import{s}from"./shared-4.js";s("entry");',
  'root-2.js': 'import{s as t}from"./shared-4.js";t("root");',
  'home-3.js': 'import{d}from"./deep-5.js";d();const later=()=>import("./lazy-9.js");later();',
  'shared-4.js': 'const s=(word)=>word;export{s};',
  'deep-5.js': 'import"./shared-4.js";const d=()=>0;export{d};',
  'products-6.js': 'import{s}from"./shared-4.js";s("products");',
  'product-7.js': 'import{s}from"./shared-4.js";s("product");',
  'sale-8.js': 'export default"sale";',
  'read-10.js': 'import{s}from"./shared-4.js";s("read");',
  'lazy-9.js': 'export default"lazy";',
  'root-2.css': 'body{margin:0}',
  'home-3.css': '.hero{color:red}',
  'text-11.woff2': 'a font',
};

/**
 * Writes what a small shop's browser build looks like.
 *
 * @param {string} folder
 */
export function writeBuiltShop(folder) {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', name), text);
}
