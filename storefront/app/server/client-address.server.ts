import { isIPv4, isIPv6 } from 'node:net';

/**
 * The visitor's address, or null when nobody trustworthy tells it. `remix-serve` hides the socket, so
 * only the `X-Forwarded-For` of our own proxies counts: each appends the address it was called from,
 * hence the entry `trustedProxies` from the right is the last one that a visitor cannot invent.
 *
 * An IPv6 address is shortened to its /64 network, the least that a provider hands to one household.
 * @param trustedProxies how many proxies stand in front of the storefront; 0 for none
 */
export function getClientAddress(request: Request, trustedProxies: number): string | null {
  if (trustedProxies < 1) return null;
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const address = hops.at(-trustedProxies) ?? '';
  if (isIPv4(address)) return address;
  if (isIPv6(address)) return networkOf(address);
  return null;
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(8 - start.length - end.length).fill('0');
  const groups = [...start, ...gap, ...end].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
