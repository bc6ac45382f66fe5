import { isIPv6 } from 'node:net';

const everyAddress = new Set(['0.0.0.0', '::', '']);

/**
 * The address at which a server bound to a host answers this machine. Bound to every address of the
 * machine, it is reached by the loopback one.
 *
 * @param {string} host
 * @param {string} port
 */
export function addressFor(host, port) {
  const reachable = everyAddress.has(host) ? '127.0.0.1' : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
}
