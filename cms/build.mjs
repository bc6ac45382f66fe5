import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// Strapi builds the admin for development unless told otherwise: larger, with warnings in the console
// and a guided tour over every page. Set here and not in package.json, so that it works in any shell.
process.env.NODE_ENV = 'production';

const manifest = createRequire(import.meta.url).resolve('@strapi/strapi/package.json');
process.argv.push('build');
await import(pathToFileURL(path.join(path.dirname(manifest), 'bin/strapi.js')).href);
