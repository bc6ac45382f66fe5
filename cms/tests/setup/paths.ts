import path from 'node:path';

export const appDir = path.resolve(import.meta.dirname, '../..');

/**
 * The tests compile into a folder of their own: a desk that runs from `dist` meanwhile keeps its code.
 * It lies within the app, because the compiled files look for node_modules upwards.
 */
export const distDir = path.join(appDir, '.cache', 'tests');
