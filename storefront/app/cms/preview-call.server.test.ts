import { beforeEach, describe, expect, it, vi } from 'vitest';

import * as scope from '#app/server/preview-scope.server';
import type { PreviewTicket } from '#app/server/preview-ticket.server';
import { previewCall } from './preview-call.server';

const bySlug = { path: 'products', params: { filters: { slug: { $eq: 'dusk' } } } };
const ticket: PreviewTicket = {
  path: '/products/dusk',
  status: 'draft',
  model: 'product',
  documentId: 'abc',
  reach: 'desk',
  drafts: ['product', 'category'],
  desk: 'https://desk.shop.test',
  expires: 1,
};

function previewing(preview: PreviewTicket | undefined) {
  vi.spyOn(scope, 'currentPreview').mockReturnValue(preview);
}

describe('what a query asks for', () => {
  beforeEach(() => previewing(undefined));

  it('is its own call when nobody previews', () => {
    expect(previewCall(bySlug, { tag: 'product', kind: 'one' })).toBeUndefined();
  });

  it('is every draft that staff may read, lists too, and the live site else', () => {
    previewing(ticket);
    const draft = { call: { path: 'products', params: { ...bySlug.params, status: 'draft' } } };
    expect(previewCall(bySlug, { tag: 'product', kind: 'one' })).toMatchObject(draft);
    expect(previewCall({ path: 'categories' }, { tag: 'category', kind: 'list' })).toEqual({
      call: { path: 'categories', params: { status: 'draft' } },
      orLive: false,
    });
    expect(previewCall({ path: 'x' }, { tag: 'blog-post', kind: 'list' })).toBeUndefined();
  });

  it('is the draft of the one document for an author or who was sent a link, the live site else', () => {
    previewing({ ...ticket, drafts: [] });
    expect(previewCall(bySlug, { tag: 'product', kind: 'one' })).toEqual({
      call: {
        path: 'products',
        params: {
          status: 'draft',
          filters: { $and: [{ slug: { $eq: 'dusk' } }, { documentId: { $eq: 'abc' } }] },
        },
      },
      orLive: true,
    });
    expect(previewCall(bySlug, { tag: 'product', kind: 'list' })).toBeUndefined();
    expect(previewCall({ path: 'x' }, { tag: 'blog-post', kind: 'one' })).toBeUndefined();
  });
});
