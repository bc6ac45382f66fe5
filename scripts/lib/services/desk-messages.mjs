/**
 * What the desk tells us by process.send.
 *
 * @typedef {{ type: 'seed', done: number, total: number, label: string }} SeedMessage
 * @typedef {{ type: 'first-admin', email: string, password: string }} FirstAdminMessage
 */

/**
 * @param {unknown} message
 * @returns {message is SeedMessage}
 */
export function isSeedMessage(message) {
  return typeOf(message) === 'seed';
}

/**
 * @param {unknown} message
 * @returns {message is FirstAdminMessage}
 */
export function isFirstAdminMessage(message) {
  return typeOf(message) === 'first-admin';
}

/** @param {unknown} message */
function typeOf(message) {
  return typeof message === 'object' && message !== null && 'type' in message
    ? message.type
    : undefined;
}
