import { beforeAll, describe, expect, it } from 'vitest';
import { adminToken } from './setup/api';
import { getDesk, type Desk } from './setup/desk';
import { makeCategory } from './setup/documents';
import { hire } from './setup/people';
import { askPreview } from './setup/preview';
import { makeAs } from './setup/samples';

let desk: Desk;
beforeAll(async () => {
  desk = await getDesk();
});

function ticketIn(address: string): Record<string, unknown> {
  const [payload = ''] = (new URL(address).searchParams.get('ticket') ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

async function preview(token: string, uid: string, documentId: string): Promise<string> {
  const { body } = await askPreview(desk, token, uid, documentId);
  return (body?.data as { url: string }).url;
}

describe('"Open preview"', () => {
  it('leads to the shop with a ticket for this document, and keeps the secret to itself', async () => {
    const { documentId } = await makeCategory(desk, { status: 'published' });
    const address = await preview(await adminToken(desk), 'api::category.category', documentId);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe('https://shop.test/preview');
    expect(address).not.toContain('secret');
    expect(ticketIn(address)).toMatchObject({
      path: '/',
      status: 'draft',
      model: 'category',
      documentId,
      reach: 'desk',
    });
  });

  it('shows further drafts only of the types that a role reads whole', async () => {
    const drafts = async (role: string, type: 'blog-post' | 'info-page') => {
      const token = await hire(desk, role);
      const documentId = await makeAs(desk, token, type);
      return ticketIn(await preview(token, `api::${type}.${type}`, documentId)).drafts;
    };
    expect(await drafts('strapi-editor', 'blog-post')).toHaveLength(6);
    expect(await drafts('designer', 'info-page')).toEqual([
      'category',
      'landing-page',
      'info-page',
    ]);
    expect(await drafts('strapi-author', 'blog-post')).toEqual([]);
  });

  it('has nowhere to lead for what the shop does not show', async () => {
    const token = await adminToken(desk);
    const { documentId } = await makeCategory(desk, { status: 'published' });
    for (const [uid, id] of [
      ['api::consultation.consultation', documentId],
      ['api::product.product', 'gone'],
    ] as const) {
      expect((await askPreview(desk, token, uid, id)).status).toBe(204);
    }
  });
});
