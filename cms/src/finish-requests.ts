import { once } from 'node:events';
import type { Server } from 'node:http';

/** Milliseconds that requests in flight are given. */
const LIMIT = 7_000;
/** Milliseconds between two looks for connections that have nothing more to say. */
const SWEEP = 50;

/**
 * Lets nobody new in and waits for the requests that are in flight: a customer's request that was posted is stored and
 * answered. Strapi itself would hang up on all of them.
 */
export async function finishRequests(server: Server, limit = LIMIT): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
