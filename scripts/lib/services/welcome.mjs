import { paint, say } from '../terminal.mjs';

/**
 * @param {object} addresses
 * @param {string} addresses.shop
 * @param {string} addresses.desk
 */
export function sayAddresses({ shop, desk }) {
  say();
  say(`  Shop   ${paint('bold', shop)}`);
  say(`  Desk   ${paint('bold', desk)}`);
}

/**
 * Shows the login that the desk made on its first start. It is stored nowhere in plain text, so it
 * has to reach the person even when the rest of the start fails.
 *
 * @param {import('./desk-messages.mjs').FirstAdminMessage} login
 */
export function sayFirstLogin({ email, password }) {
  say(`         First login, shown only this once: ${paint('bold', email)}`);
  say(`         with the password ${paint('bold', password)}`);
}
