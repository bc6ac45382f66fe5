import { beforeAll, expect, it } from 'vitest';
import { makeBackup } from '../../scripts/lib/backup/make-backup.mjs';
import { restoreBackup } from '../../scripts/lib/backup/restore-backup.mjs';
import { testDatabase } from '../../scripts/lib/postgres/test-databases.mjs';
import { askAnotherDesk, temporaryFolder } from './setup/another-desk';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory, makeProduct } from './setup/documents';
import { uploadPicture } from './setup/pictures';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

it(
  'a backup of the running desk brings up another one with the same shop',
  { timeout: 90_000 },
  async () => {
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

    const found = await askAnotherDesk(
      target,
      `const product = await strapi.documents('api::product.product').findFirst({
      status: 'published',
      filters: { slug: ${JSON.stringify(product.slug)} },
      populate: { category: true, image: true },
    });
    const picture = require('node:path').join(strapi.dirs.static.public, product.image.url);
    return {
      category: product.category.slug,
      hasPicture: require('node:fs').existsSync(picture),
      requests: await strapi.documents('api::consultation.consultation').count({}),
      admins: await strapi.db.query('admin::user').count(),
    };`,
    );
    expect(found).toEqual({
      category: category.slug,
      hasPicture: true,
      requests: await desk.strapi.documents('api::consultation.consultation').count({}),
      admins: await desk.strapi.db.query('admin::user').count(),
    });
  },
);

function settingsFrom(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['DATABASE_CLIENT', 'DATABASE_URL', 'DATA_DIR'];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
