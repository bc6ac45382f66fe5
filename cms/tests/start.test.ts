import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as FillEmptyShop from '../src/fill-empty-shop';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory } from './setup/documents';
import { appDir, distDir } from './setup/paths';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

/** Starts a desk of its own with a changed environment, and returns the reason why it would not. */
async function reasonNotToStart(changes: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  const script = `require('@strapi/strapi')
    .createStrapi(${JSON.stringify({ appDir, distDir })})
    .load()
    .catch((error) => { console.error(error.message); process.exit(1); });`;
  const env = { ...process.env, DATA_DIR: folder, NODE_OPTIONS: '', ...changes };
  try {
    await promisify(execFile)(process.execPath, ['-e', script], { cwd: appDir, env });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a start', () => {
  it('is refused without a secret, and names all that are missing', async () => {
    const reason = await reasonNotToStart({ ADMIN_JWT_SECRET: '', CMS_TOKEN: ' ' });
    expect(reason).toContain(
      'Not set in the environment: ADMIN_JWT_SECRET, CMS_TOKEN. See .env.example.',
    );
  });

  it('is refused with a database that the shop does not know', async () => {
    const reason = await reasonNotToStart({ DATABASE_CLIENT: 'mysql' });
    expect(reason).toContain('DATABASE_CLIENT is "mysql"; it must be sqlite or postgres.');
  });
});

describe('the demo shop', () => {
  it('never comes into a shop that has something of its own, nor unasked', async () => {
    const { fillEmptyShop } = desk.compiled<typeof FillEmptyShop>('fill-empty-shop');
    const products = () => desk.strapi.documents('api::product.product').count({});
    const before = await products();
    await fillEmptyShop(desk.strapi);
    expect(await products()).toBe(before);

    const { documentId } = await makeCategory(desk);
    process.env.SEED_IF_EMPTY = 'true';
    await fillEmptyShop(desk.strapi);
    process.env.SEED_IF_EMPTY = 'false';
    expect(await products()).toBe(before);
    await desk.strapi.documents('api::category.category').delete({ documentId });
  });
});
