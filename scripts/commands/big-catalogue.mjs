import { parseArgs } from 'node:util';
import { fillShop } from '../lib/catalogue/fill-shop.mjs';
import { StopError } from '../lib/stop.mjs';
import { sayDone } from '../lib/terminal.mjs';

const usage =
  'node scripts/big-catalogue.mjs --data-dir <folder> [--products 5000] [--categories 40]\n' +
  'fills the shop of a data folder up to that size. Stop the shop first: npm start shows it then.';

/**
 * Fills a shop's data folder with a large catalogue, for somebody who wants to see the shop with one.
 * There is no default folder: it is not to happen to the shop that somebody works on.
 *
 * @param {string[]} args
 */
export async function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      'data-dir': { type: 'string' },
      products: { type: 'string', default: '5000' },
      categories: { type: 'string', default: '40' },
    },
  });
  const [products, categories] = [values.products, values.categories].map(Number);
  if (!values['data-dir'] || !products || !categories) throw new StopError(usage);
  const made = fillShop(values['data-dir'], { products, categories });
  sayDone(`${made.products} products and ${made.categories} categories added`);
  return 0;
}
