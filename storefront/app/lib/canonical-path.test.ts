import { describe, expect, it } from 'vitest';

import { canonicalPath } from './canonical-path';

const pathOf = (address: string) => new URL(address, 'https://shop.test').pathname;

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/contact', '/contact'],
    ['/contact/', '/contact'],
    ['/contact///', '/contact'],
    ['/Products/Roller-Blinds', '/products/roller-blinds'],
    ['/products//roller-blinds', '/products/roller-blinds'],
    ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
    ['/Blog/CAF%C3%89', '/blog/caf%C3%89'],
  ])('R010: %s is spelled %s', (pathname, expected) => {
    expect(canonicalPath(pathname)).toBe(expected);
  });

  it.each([
    '//evil.example',
    '///evil.example/',
    '//EVIL.example//a',
    '/\\evil.example',
    '/%2F/evil.example',
    '/.//evil.example',
  ])('keeps the redirect of %j on this host', (typed) => {
    const target = canonicalPath(pathOf(`https://shop.test${typed}`));
    expect(new URL(target, 'https://shop.test').host).toBe('shop.test');
    expect(canonicalPath(target)).toBe(target);
  });
});
