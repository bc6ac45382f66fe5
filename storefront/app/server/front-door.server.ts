import { subscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

import { removeRequestLog } from './remix-serve-log.server';

/** Looks at a request before Remix does. @returns whether it answers it */
export type Doorman = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Puts a doorman before the program that serves Remix. `remix-serve` keeps its HTTP server to itself and has no place
 * for our own handling; Node tells of a server as it begins to listen, which is after the build was loaded.
 * @param port where the server will listen; other servers of the process are left alone
 * @param onOpen is given that server
 */
export function openFrontDoor(
  port: number,
  doorman: Doorman,
  onOpen?: (server: Server) => void,
): void {
  subscribe('tracing:net.server.listen:asyncStart', (message) => {
    const { server, options } = message as { server: unknown; options: { port?: unknown } };
    if (!(server instanceof Server) || options.port !== port) return;
    standBefore(server, doorman);
    onOpen?.(server);
  });
}

/** Milliseconds, longer than nginx keeps its own end (60 s): an idle connection is never closed under a request. */
const keepAliveMs = 65_000;

function standBefore(server: Server, doorman: Doorman): void {
  const programs = server.listeners('request') as RequestListener[];
  server.keepAliveTimeout = keepAliveMs;
  programs.forEach(removeRequestLog);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (doorman(request, response)) return;
    for (const program of programs) program.call(server, request, response);
  });
}
