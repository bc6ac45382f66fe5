import { describe, expect, it } from 'vitest';

import { readTicket, signTicket, type PreviewTicket } from './preview-ticket.server';

const secret = 'a secret of these tests alone';
const ticket: PreviewTicket = {
  path: '/products/banff-linen-roller',
  status: 'draft',
  model: 'product',
  documentId: 'abc',
  reach: 'desk',
  drafts: ['product'],
  desk: 'https://desk.shop.test',
  expires: 2_000,
};

describe('a preview ticket', () => {
  it('is read back as it was signed, until it expires', () => {
    const text = signTicket(ticket, secret);
    expect(readTicket(text, secret, 1_999)).toEqual(ticket);
    expect(readTicket(text, secret, 2_000)).toBeUndefined();
  });

  it('says nothing when it is signed by another, changed, cut or no ticket at all', () => {
    const text = signTicket(ticket, secret);
    const [payload = '', signature = ''] = text.split('.');
    const other = Buffer.from(JSON.stringify({ ...ticket, expires: 9e9 })).toString('base64url');
    const bad = [signTicket(ticket, 'another'), `${other}.${signature}`, payload, '', 'a.b.c'];
    for (const wrong of bad) expect(readTicket(wrong, secret, 1_000)).toBeUndefined();
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    'products',
    '/a\nb',
    '',
  ])('leads to a path of this shop, not to %j', (path) => {
    expect(readTicket(signTicket({ ...ticket, path }, secret), secret, 1_000)).toBeUndefined();
  });
});
