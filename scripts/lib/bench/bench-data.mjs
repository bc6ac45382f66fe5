import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fillShop } from '../catalogue/fill-shop.mjs';
import { cacheFolder, cmsFolder } from '../paths.mjs';
import { startDesk } from '../services/desk.mjs';
import { benchSettings } from './bench-settings.mjs';

const folder = join(cacheFolder, 'bench');
const loginFile = 'login.json';

/** The data folder of the demo shop as it is seeded. Seeding takes a minute, so it is kept. */
export async function demoData() {
  const dataDir = join(folder, 'demo');
  if (isCurrent(dataDir)) return dataDir;
  const draft = emptyFolder('demo-draft');
  const desk = startDesk(await benchSettings(draft), 'production');
  try {
    await desk.ready();
    writeFileSync(join(draft, loginFile), JSON.stringify(desk.firstAdmin()), { mode: 0o600 });
  } finally {
    await desk.service.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(draft, dataDir);
  return dataDir;
}

/**
 * Who may publish in the demo shop.
 *
 * @param {string} dataDir
 * @returns {{ email: string, password: string }}
 */
export function loginOf(dataDir) {
  return JSON.parse(readFileSync(join(dataDir, loginFile), 'utf8'));
}

/**
 * A data folder of the demo shop filled up to a size.
 *
 * @param {{ products: number, categories: number }} size
 */
export async function largeData(size) {
  const demo = await demoData();
  const dataDir = emptyFolder('large');
  cpSync(demo, dataDir, { recursive: true });
  fillShop(dataDir, size);
  return dataDir;
}

/** @param {string} name */
function emptyFolder(name) {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

/** Whether the data was made by the present build of the desk. @param {string} dataDir */
function isCurrent(dataDir) {
  const database = join(dataDir, 'shop.db');
  const build = join(cmsFolder, 'dist/src/index.js');
  return (
    existsSync(join(dataDir, loginFile)) && statSync(database).mtimeMs > statSync(build).mtimeMs
  );
}
