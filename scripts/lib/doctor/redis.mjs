import { codeOf, firstWords } from './reach.mjs';

/**
 * @param {import('../env/read-settings.mjs').Settings} settings
 * @returns {Promise<string | undefined>} one sentence, or nothing when Redis answers or none is asked for
 */
export async function redisProblem({ REDIS_URL }) {
  if (!REDIS_URL) return undefined;
  const { hostname, port, protocol, username, password } = new URL(REDIS_URL);
  const login = [username || 'default', password].map(decodeURIComponent);
  try {
    const words = await firstWords({
      host: hostname,
      port: Number(port || 6379),
      tls: protocol === 'rediss:',
      say: password ? command(['AUTH', ...login]) : command(['PING']),
    });
    if (/^\+(PONG|OK)/.test(words)) return undefined;
    return `it refuses us (${words.split('\r\n')[0]}): mend the user and password in REDIS_URL.`;
  } catch (error) {
    return `it does not answer at ${hostname} (${codeOf(error)}): start it or mend REDIS_URL. Until then each storefront keeps what it knows for its lifetime.`;
  }
}

/** @param {string[]} words */
function command(words) {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
  return `*${words.length}\r\n${parts.join('')}`;
}
