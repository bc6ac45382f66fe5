import { describe, expect, it } from 'vitest';

import { getEnv } from './env.server';
import { noticeOf } from './preview-notice.server';
import { readTicket, type PreviewTicket } from './preview-ticket.server';

const ticket: PreviewTicket = {
  path: '/warranty',
  status: 'draft',
  model: 'info-page',
  documentId: 'abc',
  reach: 'desk',
  drafts: ['info-page'],
  desk: 'https://desk.shop.test',
  expires: 30_000,
};
const day = 24 * 60 * 60;

describe('the notice of a preview', () => {
  it('offers a link to this one document that holds for seven days', () => {
    const { share } = noticeOf(ticket, 1_000);
    const text = new URL(share?.url ?? '').searchParams.get('ticket') ?? '';
    const shared = readTicket(text, getEnv().PREVIEW_SECRET, 1_000 + 7 * day - 1);
    expect(shared).toEqual({
      ...ticket,
      reach: 'document',
      drafts: [],
      expires: 1_000 + 7 * day,
    });
    expect(readTicket(text, getEnv().PREVIEW_SECRET, 1_000 + 7 * day)).toBeUndefined();
    expect(share?.until).toBe(new Date((1_000 + 7 * day) * 1_000).toISOString());
  });

  it.each([
    ['a preview that was shared', { reach: 'document' }],
    ['what is live', { status: 'published' }],
    ['a category, which shows among others', { model: 'category' }],
  ] as const)('offers none for %s', (_, change) => {
    expect(noticeOf({ ...ticket, ...change }, 1_000)).not.toHaveProperty('share');
  });
});
