import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeBackup } from '../../scripts/lib/backup/make-backup.mjs';
import { restoreBackup } from '../../scripts/lib/backup/restore-backup.mjs';
import { testDatabase } from '../../scripts/lib/postgres/test-databases.mjs';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory, makeProduct } from './setup/documents';
import { appDir, distDir } from './setup/paths';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a desk in a process of its own and has it say what it knows of a product. */
async function askAnotherDesk(env: Record<string, string>, slug: string): Promise<unknown> {
  const script = `require('@strapi/strapi')
    .createStrapi(${JSON.stringify({ appDir, distDir })})
    .load()
    .then(async (strapi) => {
      const product = await strapi.documents('api::product.product').findFirst({
        status: 'published',
        filters: { slug: ${JSON.stringify(slug)} },
        populate: { category: true, image: true },
      });
      const picture = require('node:path').join(strapi.dirs.static.public, product.image.url);
      const answer = {
        category: product.category.slug,
        hasPicture: require('node:fs').existsSync(picture),
        requests: await strapi.documents('api::consultation.consultation').count({}),
        admins: await strapi.db.query('admin::user').count(),
      };
      console.log('answer ' + JSON.stringify(answer));
      process.exit();
    })
    .catch((error) => { console.error(error.message); process.exit(1); });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    cwd: appDir,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return JSON.parse(/^answer (.*)$/m.exec(stdout)?.[1] ?? 'null');
}

it('a backup of the running desk brings up another one with the same shop', async () => {
  const { id: image } = await uploadPicture(desk);
  const category = await makeCategory(desk, { status: 'published', image });
  const product = await makeProduct(desk, {
    status: 'published',
    category: category.documentId,
    image,
  });

  const { folder } = await makeBackup(settingsFrom(process.env), { into: temporaryFolder() });
  const target = { ...(await testDatabase()), DATA_DIR: temporaryFolder() };
  await restoreBackup(settingsFrom({ ...process.env, ...target }), folder);

  const slug = String(product.slug);
  expect(await askAnotherDesk(target, slug)).toEqual({
    category: category.slug,
    hasPicture: true,
    requests: await desk.strapi.documents('api::consultation.consultation').count({}),
    admins: await desk.strapi.db.query('admin::user').count(),
  });
});

function settingsFrom(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['DATABASE_CLIENT', 'DATABASE_URL', 'DATA_DIR'];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
