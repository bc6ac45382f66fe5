/** @typedef {import('./shop-database.mjs').Database} Database */
/** @typedef {import('./write-rows.mjs').PictureRow} PictureRow */
/** @typedef {{ id: number, slug: string, name: string }} DocumentRow */

/**
 * What visitors see of a type, in the order in which it was written.
 *
 * @param {Database} database
 * @param {'categories' | 'products'} table
 */
export function publishedRows(database, table) {
  const query = `SELECT id, slug, name FROM ${table} WHERE published_at IS NOT NULL ORDER BY id`;
  return /** @type {DocumentRow[]} */ (database.prepare(query).all());
}

/**
 * The ids of each category's draft and published row, by slug.
 *
 * @param {Database} database
 */
export function versionIds(database) {
  const query = 'SELECT id, slug FROM categories ORDER BY published_at IS NOT NULL';
  const rows = /** @type {Pick<DocumentRow, 'id' | 'slug'>[]} */ (database.prepare(query).all());
  /** @type {Map<string, number[]>} */
  const ids = new Map();
  for (const { slug, id } of rows) ids.set(slug, [...(ids.get(slug) ?? []), id]);
  return ids;
}

/**
 * The pictures of each document of a type that has some.
 *
 * @param {Database} database
 * @param {string} type
 */
export function pictureSets(database, type) {
  const query =
    'SELECT related_id, file_id, field, "order" FROM files_related_mph WHERE related_type = ? ORDER BY id';
  const rows = /** @type {(PictureRow & { related_id: number })[]} */ (
    database.prepare(query).all(type)
  );
  /** @type {Map<number, PictureRow[]>} */
  const sets = new Map();
  for (const { related_id, ...row } of rows) {
    sets.set(related_id, [...(sets.get(related_id) ?? []), row]);
  }
  return [...sets.values()];
}
