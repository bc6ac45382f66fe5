import { createHash } from 'node:crypto';

/** @typedef {import('./shop-database.mjs').Database} Database */
/** @typedef {{ file_id: number, field: string, order: number }} PictureRow */

/** Every row is dated alike, so that a catalogue is the same whenever it is made. */
const writtenAt = Date.UTC(2026, 0, 5);

const types = { categories: 'api::category.category', products: 'api::product.product' };

/**
 * Writes documents as the desk's Document Service does: a draft and a published version of each, with
 * the pictures tied to both.
 *
 * @param {Database} database
 * @param {keyof typeof types} table
 */
export function createRowWriter(database, table) {
  const insert = createInsert(database, table);
  const tiePicture = createInsert(database, 'files_related_mph');

  /**
   * @param {Record<string, string | number | null> & { slug: string }} columns
   * @param {PictureRow[]} pictures
   * @returns {[draft: number, published: number]} ids of the two rows
   */
  return (columns, pictures) => {
    const write = (/** @type {number | null} */ publishedAt) => {
      const related_id = insert({
        ...columns,
        document_id: documentIdOf(table, columns.slug),
        created_at: writtenAt,
        updated_at: writtenAt,
        published_at: publishedAt,
      });
      for (const { file_id, field, order } of pictures) {
        tiePicture({ file_id, related_id, related_type: types[table], field, order });
      }
      return related_id;
    };
    return [write(null), write(writtenAt)];
  };
}

/**
 * A function that inserts a row and gives its id. All its rows have the same columns.
 *
 * @param {Database} database
 * @param {string} table
 */
export function createInsert(database, table) {
  /** @type {import('../sqlite.mjs').Statement | undefined} */
  let statement;
  return (/** @type {Record<string, string | number | null | undefined>} */ row) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    const places = names.map(() => '?');
    statement ??= database.prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')})`,
    );
    return Number(statement.run(...Object.values(row)).lastInsertRowid);
  };
}

/**
 * Like the desk's own: 24 lower-case letters and digits, a letter first.
 *
 * @param {string} table
 * @param {string} slug
 */
function documentIdOf(table, slug) {
  return `c${createHash('sha256').update(`${table}/${slug}`).digest('hex').slice(0, 23)}`;
}
