import { createRandom } from './random.mjs';
import { buildProduct } from './build-product.mjs';
import { slugOf } from './slug-of.mjs';
import { categoryNames } from './words.mjs';

/**
 * @typedef {object} CatalogueCategory
 * @property {string} slug
 * @property {string} name
 * @property {string} description
 *
 * @typedef {import('./build-product.mjs').CatalogueProduct} CatalogueProduct
 * @typedef {{ categories: CatalogueCategory[], products: CatalogueProduct[] }} Catalogue
 */

/**
 * Makes up a large catalogue. It is the same whenever it is asked for the same.
 *
 * @param {object} size
 * @param {number} size.products how many to make
 * @param {number} size.categories how many to make, at most as many as there are names for
 * @param {Pick<CatalogueCategory, 'slug' | 'name'>[]} [size.existing] categories that are there
 *   already and get their share of the products
 * @param {number} [size.seed]
 * @returns {Catalogue}
 */
export function buildCatalogue({ products, categories, existing = [], seed = 1995 }) {
  if (categories > categoryNames.length) {
    throw new Error(
      `There are names for ${categoryNames.length} categories, not for ${categories}.`,
    );
  }
  const random = createRandom(seed);
  const made = categoryNames.slice(0, categories).map(toCategory);
  const all = [...existing, ...made];
  const taken = new Set(all.map(({ slug }) => slug));

  return {
    categories: made,
    products: Array.from({ length: products }, (_, index) => {
      const category = all[index % all.length];
      if (!category) throw new Error('Products need a category.');
      return buildProduct(random, category, { featured: index % 100 === 99, taken });
    }),
  };
}

/** @param {string} name */
function toCategory(name) {
  return {
    slug: slugOf(name),
    name,
    description: `${name} cut to the window, from a light filter to a full blackout.`,
  };
}
