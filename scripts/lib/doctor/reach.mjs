import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** Milliseconds after which a server counts as away. */
const patience = 5_000;

/**
 * Opens a connection, says something if there is anything to say, and gives the first words that come back.
 *
 * @param {{ host: string, port: number, tls?: boolean, say?: string }} server
 * @returns {Promise<string>}
 * @throws {Error} whose message is the system's code, such as ECONNREFUSED, or "no answer"
 */
export async function firstWords({ host, port, tls = false, say }) {
  const socket = tls ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
  const timer = setTimeout(() => socket.destroy(new Error('no answer')), patience);
  try {
    await once(socket, tls ? 'secureConnect' : 'connect');
    if (say) socket.write(say);
    const [words] = await once(socket, 'data');
    return String(words);
  } catch (error) {
    throw new Error(codeOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** @param {unknown} error */
export function codeOf(error) {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && String(error.code)) || error.message || error.name;
}
