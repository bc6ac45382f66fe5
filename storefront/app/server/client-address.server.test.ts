import { describe, expect, it } from 'vitest';
import { getClientAddress } from './client-address.server';

function addressOf(forwardedFor: string | null, trustedProxies: number) {
  const headers = new Headers();
  if (forwardedFor !== null) headers.set('x-forwarded-for', forwardedFor);
  return getClientAddress(new Request('https://shop.test', { headers }), trustedProxies);
}

describe('getClientAddress', () => {
  it('trusts nothing without a proxy', () => {
    expect(addressOf('203.0.113.7', 0)).toBeNull();
  });

  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    [' 203.0.113.7 ', 1, '203.0.113.7'],
  ])('of %j behind %i proxies takes %s: what a visitor invents stands further left', (...row) => {
    const [forwardedFor, proxies, address] = row;
    expect(addressOf(forwardedFor, proxies)).toBe(address);
  });

  it.each([
    [null, 1],
    ['', 1],
    ['unknown', 1],
    ['203.0.113.7', 2],
    ['<script>', 1],
    ['203.0.113.7:443', 1],
  ])('has none for %j behind %i proxies', (forwardedFor, proxies) => {
    expect(addressOf(forwardedFor, proxies)).toBeNull();
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts the household of %s as one visitor: %s', (address, network) => {
    expect(addressOf(address, 1)).toBe(network);
  });
});
