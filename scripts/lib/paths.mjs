import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. Every other path is built from it, so the commands work from any folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

export const storefrontFolder = join(root, 'storefront');
export const cmsFolder = join(root, 'cms');
export const nodeModules = join(root, 'node_modules');
export const lockFile = join(root, 'package-lock.json');
export const envFile = join(root, '.env');
export const envExampleFile = join(root, '.env.example');
export const cacheFolder = join(root, '.cache');
