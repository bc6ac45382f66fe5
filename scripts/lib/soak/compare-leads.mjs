import { openShopDatabase } from '../catalogue/shop-database.mjs';

/**
 * @typedef {object} Comparison
 * @property {string[]} lost e-mail addresses of requests that the shop said were stored, and that are not, or under
 *   another id than it named
 * @property {string[]} doubled addresses whose request is there more than once
 * @property {number} stored rows of the run
 */

/**
 * Compares what the shop said with what its database holds. The desk may be running.
 *
 * @param {string} dataDir
 * @param {string} run
 * @param {ReadonlyMap<string, ReadonlySet<string>>} acknowledged ids by e-mail address
 * @returns {Comparison}
 */
export function compareLeads(dataDir, run, acknowledged) {
  const stored = storedLeads(dataDir, run);
  const isLost = (/** @type {string} */ email, /** @type {ReadonlySet<string>} */ ids) =>
    [...ids].some((id) => !stored.get(email)?.includes(id));
  return {
    lost: [...acknowledged].filter(([email, ids]) => isLost(email, ids)).map(([email]) => email),
    doubled: [...stored].filter(([, ids]) => ids.length > 1).map(([email]) => email),
    stored: [...stored.values()].flat().length,
  };
}

/**
 * @param {string} dataDir
 * @param {string} run
 */
function storedLeads(dataDir, run) {
  const database = openShopDatabase(dataDir);
  const query = 'SELECT email, document_id AS id FROM consultations WHERE email LIKE ?';
  const rows = /** @type {{ email: string, id: string }[]} */ (
    database.prepare(query).all(`${run}.%`)
  );
  database.close();
  /** @type {Map<string, string[]>} */
  const ids = new Map();
  for (const { email, id } of rows) ids.set(email, [...(ids.get(email) ?? []), id]);
  return ids;
}
