import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that requests in flight are given: longer than any page takes, shorter than a container is given. */
const defaultLimitMs = 15_000;
/** Milliseconds between two looks for connections that have nothing more to say. */
const sweepMs = 100;

export interface ShutdownOptions {
  /**
   * Milliseconds for which new requests are still taken while `/health/ready` says no: longer than whatever stands in
   * front waits between two looks at it.
   */
  delayMs: number;
  limitMs?: number;
  /** Called once the last connection is gone. */
  atEnd: () => void;
}

let leaving = false;

/** Whether the server has been asked to end and should be given no more visitors. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Makes the closing of a server graceful. Whoever closes it, `remix-serve` at SIGTERM, only stops listening: idle
 * connections would keep it alive, and those who are about to be sent here would find a closed door.
 *
 * From the first call of `close`, every answer ends its connection; after the delay nobody new is let in; requests in
 * flight finish, or are cut off at the limit.
 */
export function closeGracefully(server: Server, options: ShutdownOptions): void {
  const { delayMs, limitMs = defaultLimitMs, atEnd } = options;
  const latest = latestResponses(server);
  server.prependListener('request', (_, response) => {
    if (leaving) endConnection(response);
  });

  const close = server.close.bind(server);
  server.close = (done) => {
    if (leaving) return server;
    leaving = true;
    latest.forEach(endConnection);
    setTimeout(() => {
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      close((error) => {
        clearInterval(sweep);
        clearTimeout(cut);
        done?.(error);
        atEnd();
      });
    }, delayMs);
    return server;
  };
}

/**
 * The last response of each open connection. One entry for each connection, not for each request: a `Set` that thousands
 * a second enter and leave makes itself anew all the time, and each of its former selves that has grown old keeps all
 * later ones, with the responses in them, from the garbage collector until its next great round.
 */
function latestResponses(server: Server): ReadonlyMap<Socket, ServerResponse> {
  const latest = new Map<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => {
    if (!latest.has(socket)) socket.once('close', () => latest.delete(socket));
    latest.set(socket, response);
  });
  return latest;
}

/** Has the client open its next connection elsewhere, rather than use this one while it is being closed. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
