import { buildCatalogue } from './build-catalogue.mjs';
import { pictureSets, publishedRows, versionIds } from './read-rows.mjs';
import { openShopDatabase } from './shop-database.mjs';
import { createInsert, createRowWriter } from './write-rows.mjs';

/** @typedef {import('./shop-database.mjs').Database} Database */

/**
 * Fills up the demo shop of a data folder to the given size; what it holds stays, and lends its pictures.
 *
 * It writes rows straight into the SQLite file, a second for 5,000 products, which the desk's own
 * Document Service would take minutes for: the desk then reads what it would have written itself.
 *
 * @param {string} dataDir a data folder on which the desk has run, and does not run now
 * @param {{ products: number, categories: number }} size how many there shall be in all
 * @returns {{ products: number, categories: number }} how many were added
 */
export function fillShop(dataDir, size) {
  const database = openShopDatabase(dataDir);
  try {
    const present = publishedRows(database, 'categories');
    const catalogue = buildCatalogue({
      existing: present,
      categories: Math.max(0, size.categories - present.length),
      products: Math.max(0, size.products - publishedRows(database, 'products').length),
    });
    database.transaction(() => writeCatalogue(database, catalogue))();
    return { products: catalogue.products.length, categories: catalogue.categories.length };
  } finally {
    database.close();
  }
}

/**
 * @param {Database} database
 * @param {import('./build-catalogue.mjs').Catalogue} catalogue
 */
function writeCatalogue(database, { categories, products }) {
  const writeCategory = createRowWriter(database, 'categories');
  const categoryPictures = pictureSets(database, 'api::category.category');
  const order = publishedRows(database, 'categories').length;
  for (const [index, category] of categories.entries()) {
    writeCategory({ ...category, order: order + index + 1 }, turn(categoryPictures, index));
  }

  const writeProduct = createRowWriter(database, 'products');
  const productPictures = pictureSets(database, 'api::product.product');
  const link = createInsert(database, 'products_category_lnk');
  const categoryIds = versionIds(database);
  for (const [index, product] of products.entries()) {
    const { category, filterType, powerType, inStock, featured, ...columns } = product;
    const ids = writeProduct(
      {
        ...columns,
        filter_type: filterType,
        power_type: powerType,
        in_stock: Number(inStock),
        featured: Number(featured),
      },
      turn(productPictures, index),
    );
    const versions = categoryIds.get(category) ?? [];
    for (const [version, id] of ids.entries()) {
      link({ product_id: id, category_id: versions[version], product_ord: index + 1 });
    }
  }
}

/**
 * @template T
 * @param {T[][]} sets
 * @param {number} index
 */
function turn(sets, index) {
  return sets[index % sets.length] ?? [];
}
