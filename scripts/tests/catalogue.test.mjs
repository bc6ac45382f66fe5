import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCatalogue } from '../lib/catalogue/build-catalogue.mjs';
import { createRandom } from '../lib/catalogue/random.mjs';
import { slugOf } from '../lib/catalogue/slug-of.mjs';
import { categoryNames } from '../lib/catalogue/words.mjs';

const existing = [{ slug: 'wood', name: 'Wood Blinds' }];
const large = buildCatalogue({ products: 5_000, categories: 26, existing });

test('a catalogue is as large as asked for, and no slug comes twice', () => {
  assert.equal(large.products.length, 5_000);
  assert.equal(large.categories.length, 26);
  const slugs = [...large.products, ...large.categories, ...existing].map(({ slug }) => slug);
  assert.equal(new Set(slugs).size, slugs.length);
  for (const slug of slugs) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('it is the same every time, and another one with another seed', () => {
  assert.deepEqual(buildCatalogue({ products: 5_000, categories: 26, existing }), large);
  const other = buildCatalogue({ products: 5_000, categories: 26, existing, seed: 7 });
  assert.notDeepEqual(other.products, large.products);
});

test('its products differ in all that a shopper can ask for', () => {
  const countBy = (/** @type {(product: typeof large.products[number]) => unknown} */ key) =>
    new Set(large.products.map(key)).size;
  assert.equal(
    countBy(({ category }) => category),
    27,
  );
  assert.equal(
    countBy(({ filterType }) => filterType),
    3,
  );
  assert.equal(
    countBy(({ powerType }) => powerType),
    3,
  );
  assert.equal(
    countBy(({ inStock }) => inStock),
    2,
  );
  assert.equal(large.products.filter(({ featured }) => featured).length, 50);
  assert.ok(countBy(({ description }) => description) > 2_500);
  assert.ok(large.products.every(({ price }) => Number.isInteger(price) && price > 0));
});

test('when the names of a category run out, numbers go on', () => {
  const { products } = buildCatalogue({ products: 3_000, categories: 0, existing });
  assert.equal(new Set(products.map(({ slug }) => slug)).size, 3_000);
});

test('no more categories are made than have names', () => {
  const tooMany = categoryNames.length + 1;
  assert.throws(() => buildCatalogue({ products: 0, categories: tooMany }), /names for/);
  assert.throws(() => buildCatalogue({ products: 1, categories: 0 }), /need a category/);
});

test('a random source stays within its limits', () => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 1_000 }, () => random.below(3));
  assert.deepEqual([...new Set(drawn)].sort(), [0, 1, 2]);
});

test('a slug has neither accents nor signs', () => {
  assert.equal(slugOf('Exshaw Café Curtain, Crème & Rosé'), 'exshaw-cafe-curtain-creme-rose');
});
