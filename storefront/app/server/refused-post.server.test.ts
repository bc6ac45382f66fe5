import { describe, expect, it, vi } from 'vitest';

import { isRefusedByRemix, refusePost } from './refused-post.server';

const post = (headers: Record<string, string>, method = 'POST') =>
  new Request('https://shop.test/contact', { method, headers });

describe('a post with a foreign origin', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.test', host: 'shop.test' },
    { origin: 'https://shop.test.evil.test', host: 'shop.test' },
    { origin: 'null', host: 'shop.test' },
    { origin: 'not an address', host: 'shop.test' },
    { origin: 'https://shop.test', host: 'inner:3000', 'x-forwarded-host': 'other.test' },
  ])('is refused: %o', (headers) => {
    expect(isRefusedByRemix(post(headers))).toBe(true);
  });

  it.each<Record<string, string>>([
    { host: 'shop.test' },
    { origin: 'https://shop.test', host: 'shop.test' },
    { origin: 'https://shop.test', host: 'inner:3000', 'x-forwarded-host': 'shop.test, edge' },
  ])('is let through: %o', (headers) => {
    expect(isRefusedByRemix(post(headers))).toBe(false);
  });

  it('does not concern reading', () => {
    expect(isRefusedByRemix(post({ origin: 'https://evil.test', host: 'shop.test' }, 'GET'))).toBe(
      false,
    );
  });

  it('leaves with status 403 and one line in the log', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(() => refusePost(post({ origin: 'https://evil.test' }))).toThrowError(
      expect.objectContaining({ status: 403 }),
    );
    expect(write).toHaveBeenCalledOnce();
  });
});
