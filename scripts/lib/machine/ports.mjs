import { createServer } from 'node:net';

/**
 * @typedef {object} WantedPort
 * @property {string} variable the variable that sets it
 * @property {number} port
 */

/**
 * Says why a server could not listen there.
 *
 * @param {string} host
 * @param {WantedPort} wanted
 * @returns {Promise<string | undefined>} one sentence, or nothing when the port is free
 */
export async function portProblem(host, { variable, port }) {
  const code = await tryToListen(host, port);
  switch (code) {
    case undefined:
      return undefined;
    case 'EADDRINUSE':
      return `Port ${port} (${variable}) is taken: stop the program that uses it, or choose another, e.g. ${variable}=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} (${variable}) needs rights that you do not have: choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `BIND_HOST is ${host}, which is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`;
    default:
      return `Port ${port} (${variable}) cannot be used on ${host}: ${code}.`;
  }
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the system's error code
 */
function tryToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error)));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** @param {Error & { code?: string }} error */
function codeOf(error) {
  return error.code ?? error.message;
}
