import { describe, expect, it, vi } from 'vitest';
import { isForeignRequest } from './origin.server';

// The unit tests' SITE_URL is https://shop.test.
function isForeign(headers: Record<string, string>, url = 'http://127.0.0.1:3000/contact') {
  return isForeignRequest(new Request(url, { method: 'POST', headers }));
}

describe('isForeignRequest', () => {
  it.each([
    [{ origin: 'https://shop.test' }],
    [{ origin: 'http://127.0.0.1:3000' }],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('lets %o through', (headers) => {
    expect(isForeign(headers)).toBe(false);
  });

  it.each([
    [{ origin: 'https://evil.test' }],
    [{ origin: 'https://shop.test.evil.test' }],
    [{ origin: 'http://127.0.0.1:3001' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'not an address' }],
    [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('refuses %o', (headers) => {
    expect(isForeign(headers)).toBe(true);
  });
});

describe('behind a trusted proxy', () => {
  it('the host that the proxy was called by is ours too', async () => {
    vi.stubEnv('TRUST_PROXY', 'true');
    vi.resetModules();
    const { isForeignRequest: isForeignBehindProxy } = await import('./origin.server');
    const headers = { origin: 'https://www.alias.test', 'x-forwarded-host': 'www.alias.test' };
    const request = new Request('http://10.0.0.2/contact', { method: 'POST', headers });
    expect(isForeignBehindProxy(request)).toBe(false);
  });
});
