import { beforeAll, describe, expect, it } from 'vitest';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory } from './setup/documents';

interface PreviewModule {
  previewAddress: (
    strapi: Desk['strapi'],
    uid: string,
    asked: { documentId?: string; status?: string },
  ) => Promise<string | null>;
}

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
  Object.assign(process.env, {
    SITE_URL: 'https://shop.test',
    PREVIEW_SECRET: 'a preview secret of these tests alone',
  });
});

function previewAddress(uid: string, asked: { documentId?: string; status?: string }) {
  return desk.compiled<PreviewModule>('preview').previewAddress(desk.strapi, uid, asked);
}

describe('"Open preview"', () => {
  it('leads to the shop with a ticket for this document, and keeps the secret to itself', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    const address = await previewAddress('api::category.category', { documentId });
    const url = new URL(address ?? '');
    expect(url.origin + url.pathname).toBe('https://shop.test/preview');
    expect(address).not.toContain('secret');
    const [payload = ''] = (url.searchParams.get('ticket') ?? '').split('.');
    const ticket = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    expect(ticket).toMatchObject({
      path: '/',
      status: 'draft',
      model: 'category',
      documentId,
      reach: 'desk',
    });
  });

  it('has nowhere to lead for what the shop does not show', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    expect(await previewAddress('api::consultation.consultation', { documentId })).toBeNull();
    expect(await previewAddress('api::product.product', { documentId: 'gone' })).toBeNull();
    expect(await previewAddress('api::product.product', {})).toBeNull();
  });
});
