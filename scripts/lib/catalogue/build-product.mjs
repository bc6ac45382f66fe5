import { slugOf } from './slug-of.mjs';
import { cares, colours, makes, places, rooms, workings } from './words.mjs';

/**
 * @typedef {object} CatalogueProduct
 * @property {string} slug
 * @property {string} name
 * @property {string} category slug of its category
 * @property {string} description
 * @property {number} price Canadian cents
 * @property {'light_filtering' | 'room_darkening' | 'blackout'} filterType
 * @property {'battery' | 'wired' | null} powerType
 * @property {boolean} inStock
 * @property {boolean} featured
 */

const filterTypes = /** @type {const} */ (['light_filtering', 'room_darkening', 'blackout']);
const powerTypes = /** @type {const} */ (['battery', 'wired']);

/**
 * Makes up a product whose slug is not taken yet, and takes it.
 *
 * @param {import('./random.mjs').Random} random
 * @param {{ slug: string, name: string }} category
 * @param {{ featured: boolean, taken: Set<string> }} options
 * @returns {CatalogueProduct}
 */
export function buildProduct(random, category, { featured, taken }) {
  const name = freeName(random, category.name.replace(/s$/, ''), taken);
  taken.add(slugOf(name));
  return {
    slug: slugOf(name),
    name,
    category: category.slug,
    description: [makes, workings, rooms, cares].map((part) => random.pick(part)).join(' '),
    price: 9_900 + 500 * random.below(160),
    filterType: random.pick(filterTypes),
    powerType: random.chance(0.2) ? random.pick(powerTypes) : null,
    inStock: random.chance(0.92),
    featured,
  };
}

/**
 * @param {import('./random.mjs').Random} random
 * @param {string} noun
 * @param {ReadonlySet<string>} taken
 */
function freeName(random, noun, taken) {
  for (let number = 1; ; number++) {
    // There are hundreds of names for each noun; should they run out, numbers go on.
    const suffix = number > 100 ? ` ${number - 99}` : '';
    const name = `${random.pick(places)} ${noun}, ${random.pick(colours)}${suffix}`;
    if (!taken.has(slugOf(name))) return name;
  }
}
